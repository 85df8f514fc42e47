/** Safari ends the loads of a page that is being left a moment before it hides the page. */
const leavingMs = 500;

/** Loads a part of the code, once more if the browser ended the load because the page was left, and the page is back. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((error: unknown) => comeBack(error).then(load));
}

/** Throws the error of a load, unless the page was left meanwhile: then waits until a person comes back to it. */
async function comeBack(error: unknown): Promise<void> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  window.addEventListener("pagehide", leave);
  // The timers of a page stand still while the browser keeps it.
  await new Promise((resolve) => setTimeout(resolve, leavingMs));
  window.removeEventListener("pagehide", leave);
  if (!isLeft) throw error;
}
