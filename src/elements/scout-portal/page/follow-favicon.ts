import type { ScoutPortalModel } from "../scout-portal.model.ts";

/**
 * Gives the page the icon of the site settings (2 §3; decisions T11, ZA17), in place of its own.
 * Returns a function that restores the page's own.
 */
export function followFavicon(favicon: ScoutPortalModel["favicon"]): () => void {
  const [own = null] = document.head.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]');
  const before = own?.getAttribute("href") ?? null;
  const icon = own ?? createIcon();

  function putBack(): void {
    if (own === null) icon.remove();
    else if (before === null) own.removeAttribute("href");
    else own.setAttribute("href", before);
  }

  const stop = favicon.subscribe((href) => {
    if (href === null) {
      putBack();
      return;
    }
    icon.href = href;
    if (!icon.isConnected) document.head.append(icon);
  });
  return () => {
    stop();
    putBack();
  };
}

function createIcon(): HTMLLinkElement {
  const icon = document.createElement("link");
  icon.rel = "icon";
  return icon;
}
