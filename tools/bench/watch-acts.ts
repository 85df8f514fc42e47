declare global {
  interface Window {
    benchActs?: Promise<number>[];
  }
}

/**
 * Keeps the button down for a while, as users do. A release in the same frame would also measure the drawing that
 * the press causes.
 */
export const heldClick = { delay: 80 };

/** Runs in the page: records how long each action takes until the next frame. */
export function watchActs(): void {
  const acts: Promise<number>[] = [];
  window.benchActs = acts;
  for (const name of ["keydown", "click"]) {
    window.addEventListener(
      name,
      ({ timeStamp }) => {
        acts.push(
          new Promise((resolve) => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            });
          }),
        );
      },
      { capture: true },
    );
  }
}
