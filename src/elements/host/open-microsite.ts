import type { MicrositeScreen } from "./microsite.tsx";

/**
 * Opens a screen of a micro-site by its gate, whose code is loaded here: most elements are in pages that
 * sign people in themselves. Returns what ends it.
 */
export function openMicrosite(screen: MicrositeScreen): () => void {
  let leave = () => {};
  let isOver = false;
  import("./microsite.tsx")
    .then(({ enterMicrosite }) => {
      if (!isOver) leave = enterMicrosite(screen);
    })
    .catch((error: unknown) => screen.onFailed(error));
  return () => {
    isOver = true;
    leave();
  };
}
