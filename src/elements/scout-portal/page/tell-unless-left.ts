import { log } from "../../host/browser-ports.ts";

/** Firefox ends the loads of a page that is being left, up to a second before it hides the page. */
const leavingMs = 3000;

/** Waits for a load, and says that it failed, unless the page was left meanwhile: the browser ends its loads then. */
export async function tellUnlessLeft(load: Promise<unknown>, code: string): Promise<void> {
  let isLeft = false;
  const noteLeft = () => {
    isLeft = true;
  };
  window.addEventListener("pagehide", noteLeft);
  try {
    await load;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, leavingMs));
    if (!isLeft) log("error", code);
  } finally {
    window.removeEventListener("pagehide", noteLeft);
  }
}
