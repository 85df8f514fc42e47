/** Functions that run in the host page, so they must not use other code of this file. */
export const pageScripts = { listen, blockStorage, serve, start, isReady, findLeaks, readToken };

declare global {
  interface Window {
    isolation: { isReady: boolean; names: readonly string[]; style: string };
  }
}

/** Runs before everything else in the page: records the browser's own global names, and listens for the element. */
function listen(): void {
  const isolation = { isReady: false, names: Object.getOwnPropertyNames(window), style: "" };
  Object.defineProperty(window, "isolation", { value: isolation });
  for (const name of ["scout-ready", "scout-failed"]) {
    window.addEventListener(name, () => {
      isolation.isReady = true;
    });
  }
}

/** Blocks storage, as browsers do in a frame of another site. */
function blockStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("Storage is blocked.", "SecurityError");
      },
    });
  }
}

/** Lets a service worker of the page handle all further requests. */
async function serve(file: string): Promise<void> {
  const { serviceWorker } = navigator;
  const controlled = new Promise((resolve) =>
    serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
  );
  await serviceWorker.register(file);
  await controlled;
}

/** The token of the user whom the visit of the demo has signed in. */
function readToken(): string | null {
  const keys = Object.keys(localStorage).filter((key) => key.endsWith("access_token"));
  return keys.map((key) => localStorage.getItem(key))[0] ?? null;
}

/** True if the element has started and all of its visible content has loaded. */
function isReady(): boolean {
  if (!window.isolation.isReady) return false;
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    const busy = [...root.querySelectorAll("[aria-busy=true]")];
    if (busy.some((part) => part.checkVisibility())) return false;
    for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) roots.push(shadowRoot);
  }
  return true;
}

export interface StartOptions {
  readonly widthPx: number;
  readonly files: readonly string[];
  /** The token that the page passes to the elements; null if they find it themselves. */
  readonly token: string | null;
  readonly isShownLate: boolean;
}

/** Gives the element the same box in every page, records the page's own styles, and loads the element. */
async function start({ widthPx, files, token, isShownLate }: StartOptions): Promise<void> {
  const place = document.getElementById("place");
  const box = {
    position: "absolute",
    top: "0px",
    left: "0px",
    width: `${widthPx}px`,
    display: "block",
    background: "Canvas",
  };
  for (const [name, value] of Object.entries(box)) {
    place?.style.setProperty(name, value, "important");
  }
  const neighbour = document.getElementById("neighbour");
  if (neighbour === null) throw new Error("The page has no paragraph of its own.");
  const style = getComputedStyle(neighbour);
  const values = Array.from(style).map((name) => [name, style.getPropertyValue(name)]);
  window.isolation.style = JSON.stringify(values);
  if (token !== null) {
    const core: { configure(config: object): void } = await import(String("/cdn/core.js"));
    core.configure({ getToken: async () => token });
  }
  const panel = place?.firstElementChild;
  const isDialog = panel instanceof HTMLDialogElement;
  if (isShownLate && panel instanceof HTMLElement) panel.hidden = !isDialog;
  await Promise.all(files.map((file) => import(file)));
  if (!isShownLate || !(panel instanceof HTMLElement)) return;
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  if (window.isolation.isReady) throw new Error("The element started while it was not displayed.");
  if (isDialog) panel.showModal();
  else panel.hidden = false;
}

function findLeaks(): readonly string[] {
  const { names, style } = window.isolation;
  const added = Object.getOwnPropertyNames(window).filter(
    (name) => !names.includes(name) && name !== "isolation",
  );
  const neighbour = document.getElementById("neighbour");
  const before = new Map<string, string>(JSON.parse(style));
  const now = neighbour && getComputedStyle(neighbour);
  const changed = [...before].filter(([name, value]) => now?.getPropertyValue(name) !== value);
  return [...added, ...changed.map(([name]) => `${name} of the page`)];
}
