import js from "@eslint/js";
import globals from "globals";

export default [
  {
    ignores: ["static/vendor/", "dist/", "build/", ".venv/", ".node/"],
  },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: { eqeqeq: "error", "no-var": "error", "prefer-const": "error" },
  },
  {
    // a classic script: it must run before any module is fetched
    files: ["static/boot.js"],
    languageOptions: { sourceType: "script", globals: globals.browser },
  },
  {
    files: ["static/*.js", "tests/bench/*.js"],
    languageOptions: { globals: globals.browser },
  },
  {
    // the build writes SITE into it
    files: ["static/service-worker.js", "static/confined.js"],
    languageOptions: {
      globals: { ...globals.serviceworker, SITE: "readonly" },
    },
  },
  {
    files: ["*.js", "tests/*/*.mjs", "tools/*.mjs"],
    languageOptions: { globals: globals.node },
  },
];
