/* What a service worker has besides other workers, and what the build lays before it. */

/** The release: its name, its files with their sums, and what each page needs. See tools/offline.py. */
declare const SITE: {
  release: string;
  files: Record<string, string>;
  needed: Record<string, string[]>;
};

declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare function skipWaiting(): Promise<void>;

declare function addEventListener(
  type: "install" | "activate",
  listener: (event: ExtendableEvent) => void,
): void;
declare function addEventListener(
  type: "fetch",
  listener: (event: FetchEvent) => void,
): void;
declare function addEventListener(
  type: "message",
  listener: (event: ExtendableMessageEvent) => void,
): void;
