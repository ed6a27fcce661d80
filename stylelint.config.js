export default {
  extends: "stylelint-config-standard",
  reportNeedlessDisables: true,
  rules: {
    "import-notation": "string",
    // rules stand by part of the page, which keeps what belongs together in one place
    "no-descending-specificity": null,
  },
};
