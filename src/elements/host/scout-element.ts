/**
 * What every element offers. The classes themselves are made by `defineElement`; these declarations
 * are their types, and their doc blocks the public contract.
 *
 * @attr {string} [api-base] - Origin and optional path put before every call; empty is the page's own origin.
 * @attr {string} [brand=sandler] - `{brand}` in the call paths.
 * @attr {string} [product-name=Scout] - After the ' | ' in titles.
 * @attr {"default" | "microsite"} [context=default] - `microsite` asks for a token sign-in where there is no valid session.
 * @attr {"sandlerportal" | "scout"} [site-variant=sandlerportal] - Sets the defaults of `--scout-offset-top` and `--scout-offset-inline`, and nothing else.
 * @attr {"page" | "none" | "portal"} [routing=page] - `page` reads and writes the element's own query parameters of the page's URL; `none` touches neither URL nor history; `portal` is set by `scout-portal`.
 * @attr {"auto" | "light" | "dark"} [color-scheme=auto] - `auto` follows the page.
 *
 * @fires {CustomEvent<{}>} scout-ready - The first content is shown.
 * @fires {CustomEvent<{ message: string, status?: number, cause?: unknown }>} scout-failed - The element cannot go on.
 * @fires {CustomEvent<{ href: string, replace: boolean, state: object }>} scout-navigated - Cancelable; sent before the element changes the address or leaves it.
 * @fires {CustomEvent<{ cause: 403 }>} scout-denied - The person may not open this screen.
 *
 * @cssprop [--scout-color-primary=#0c304c] - The site colour.
 * @cssprop [--scout-color-highlight] - The site colour at 0.4.
 * @cssprop [--scout-color-on-primary] - Text on the site colour.
 * @cssprop [--scout-color-surface] - Background.
 * @cssprop [--scout-color-text] - Text.
 * @cssprop [--scout-color-muted] - Quieter text.
 * @cssprop [--scout-color-border] - Lines.
 * @cssprop [--scout-color-success] - Good news.
 * @cssprop [--scout-color-warning] - Warnings.
 * @cssprop [--scout-color-danger] - Errors.
 * @cssprop [--scout-font-family] - Font family.
 * @cssprop [--scout-font-size=16px] - All sizes derive from it.
 * @cssprop [--scout-space] - Unit of spacing; half the font size.
 * @cssprop [--scout-radius] - Corner radius.
 * @cssprop [--scout-shadow] - Shadow of cards.
 * @cssprop [--scout-offset-top] - Room that sticky parts leave at the top of the window: the height of a sticky `portal-header` in the page, else 0px; always 0px with `site-variant="scout"`.
 * @cssprop [--scout-offset-inline] - Space before and after the content: 0px; 24px in the portal, where `site-variant="scout"` has 0px.
 * @cssprop [--scout-gutter=0px] - Space between the element's edge and its content.
 */
declare class ScoutElement extends HTMLElement {
  apiBase: string;
  brand: string;
  productName: string;
  context: "default" | "microsite";
  siteVariant: "sandlerportal" | "scout";
  routing: "page" | "none" | "portal";
  colorScheme: "auto" | "light" | "dark";
  /** Fetches anew what is shown. */
  refresh(): void;
}

export type { ScoutElement };
