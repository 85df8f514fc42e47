/** What the page of every framework has in common. */
export const address = "200 Cached Street, Test City, TX 75001";
export const entries = [{ label: "Fixture entry", href: "/elsewhere", children: [] }];

export function hear({ type, detail }) {
  globalThis.heard ??= [];
  globalThis.heard.push({ type, detail: structuredClone(detail) });
}

/** Hears a navigation, and prevents it. */
export function stay(event) {
  hear(event);
  event.preventDefault();
}

/** Shows and hides the elements a hundred times. */
export async function mountOften(setMounted) {
  for (let round = 0; round < 100; round += 1) {
    for (const isMounted of [false, true]) {
      setMounted(isMounted);
      await new Promise(requestAnimationFrame);
    }
  }
  document.title = "Mounted 100 times";
}
