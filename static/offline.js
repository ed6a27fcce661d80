// @ts-check
/*
 * Once the calculator runs: keeps the site on this device, and announces a new release.
 *
 * Nothing waits for this. What the browser refuses or the network breaks here is only missed offline.
 */

/** Milliseconds after which a page that is looked at again asks for a new release. */
const FRESH = 3600000;

const home = new URL("../../", import.meta.url);
const { release } = document.documentElement.dataset;

/**
 * Shows that there is a new release; the reader chooses when it comes.
 * @param {ServiceWorkerRegistration} registration
 * @param {() => void} reload
 */
function announce(registration, reload) {
  const place = document.getElementById("new-version");
  if (!place || place.hasChildNodes()) return;
  // while this page is open, what it may still need of its release stays
  const lock = `elo-calculator ${registration.scope} ${release}`;
  const forEver = () => new Promise(() => {});
  navigator.locks.request(lock, { mode: "shared" }, forEver);
  /** @type {HTMLTemplateElement} */
  const template = document.querySelector("#template-new-version");
  place.append(template.content.cloneNode(true));
  const [load, later] = place.querySelectorAll("button");
  load.addEventListener("click", () => {
    if (!registration.waiting) return reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload, {
      once: true,
    });
    registration.waiting.postMessage("take over");
  });
  later.addEventListener("click", () => place.replaceChildren());
}

/**
 * Calls back as soon as a newer release than the running one lies ready.
 * @param {ServiceWorkerRegistration} registration
 * @param {() => void} found
 */
function watch(registration, found) {
  const follow = (/** @type {ServiceWorker | null} */ worker) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) found();
    });
  registration.addEventListener("updatefound", () =>
    follow(registration.installing),
  );
  follow(registration.installing);
  if (registration.waiting && registration.active) found();
}

/** @param {ServiceWorkerRegistration} registration */
function askAgainNowAndThen(registration) {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < FRESH) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

/** @param {() => void} reload */
export async function keep(reload) {
  const container = navigator.serviceWorker;
  const registration = await container.register(
    new URL("service-worker.js", home),
    { updateViaCache: "none" },
  );
  const found = () => announce(registration, reload);
  watch(registration, found);
  askAgainNowAndThen(registration);
  container.addEventListener("message", ({ data }) => {
    if (data.release !== release) found();
  });
  container.startMessages();
  const { active } = await container.ready;
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  // without what is entered, which stands behind the # of the address
  const page = location.origin + location.pathname;
  active.postMessage({ used: [page, ...used] });
}
