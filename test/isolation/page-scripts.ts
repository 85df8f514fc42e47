/** Functions that run in the host page. They use nothing from outside. */
export const pageScripts = { listen, start, isReady, findLeaks };

declare global {
  interface Window {
    isolation: { isReady: boolean; names: readonly string[]; style: string };
  }
}

/** Before anything of the page: notes the browser's own names, and waits for the element. */
function listen(): void {
  const isolation = { isReady: false, names: Object.getOwnPropertyNames(window), style: "" };
  Object.defineProperty(window, "isolation", { value: isolation });
  for (const name of ["scout-ready", "scout-failed"]) {
    window.addEventListener(name, () => {
      isolation.isReady = true;
    });
  }
}

function isReady(): boolean {
  return window.isolation.isReady;
}

/** Gives the element the same box in every page, notes the page's own styles, and loads the element. */
async function start([widthPx, ...files]: readonly [number, ...string[]]): Promise<void> {
  const place = document.getElementById("place");
  const box = {
    position: "absolute",
    "inset-block-start": "0px",
    "inset-inline-start": "0px",
    "inline-size": `${widthPx}px`,
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
  await Promise.all(files.map((file) => import(file)));
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
