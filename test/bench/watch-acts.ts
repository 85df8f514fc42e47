declare global {
  interface Window {
    benchActs?: Promise<number>[];
  }
}

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
