/**
 * Hands over fragments of the page's address that begin with a text, and takes them out of the address, so that a
 * reload or a bookmark does not bring them again (decisions X2).
 *
 * @returns a function that ends it.
 */
export function takeFragments(
  beginning: string,
  onFragment: (fragment: string) => void,
): () => void {
  function take(): void {
    const url = new URL(window.location.href);
    if (!url.hash.startsWith(`#${beginning}`)) return;
    const { hash } = url;
    url.hash = "";
    window.history.replaceState(window.history.state, "", url.href.replace(/#$/, ""));
    onFragment(hash.slice(1));
  }
  window.addEventListener("hashchange", take);
  take();
  return () => window.removeEventListener("hashchange", take);
}
