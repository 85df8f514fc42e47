/** Fields, buttons and links, except the one that skips to the content. */
const controls = ["input", "select", "textarea", "button:not(.skip)"]
  .map((control) => `${control}:enabled`)
  .concat("a[href]")
  .join();

/**
 * Calls back once a person can use a screen: its first control is there, or its content where it has none (decisions
 * ZA13). A skeleton or an error page is neither. Returns a function that ends the wait.
 */
export function whenUsable(screen: HTMLElement, act: () => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(screen, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  look();
  return () => observer.disconnect();

  function look(): void {
    if (!isUsable(screen)) return;
    observer.disconnect();
    act();
  }
}

function isUsable(screen: HTMLElement): boolean {
  if (screen.querySelector(".failed-screen") !== null) return false;
  return screen.querySelector(controls) !== null || screen.querySelector(".skeleton") === null;
}
