import type { AttributeTable, commonAttributes, PropertiesOf } from "./element-attributes.ts";

/** An element with the properties of an attribute table. */
declare const ElementWith: new <Base extends HTMLElement, Table extends AttributeTable>() => Base &
  PropertiesOf<Table>;

/**
 * The interface that all elements share. `defineElement` makes the classes; these declarations are their types, and
 * the doc blocks are the public contract.
 *
 * @fires {CustomEvent<{}>} scout-ready - The first control of the screen can be used.
 * @fires {CustomEvent<{ message: string, status?: number, cause?: unknown }>} scout-failed - The element cannot start, or a load ended in a failed state.
 * @fires {CustomEvent<{ href: string, replace: boolean, state: object }>} scout-navigated - Cancelable; sent before the element changes the address or leaves it.
 * @fires {CustomEvent<{ cause: 403 }>} scout-denied - The user may not open this screen.
 *
 * @cssprop [--scout-color-primary=#0c304c] - The site colour.
 * @cssprop [--scout-color-highlight] - The site colour at an opacity of 0.4.
 * @cssprop [--scout-color-on-primary] - Text on the site colour.
 * @cssprop [--scout-color-surface] - Background of cards and fields.
 * @cssprop [--scout-color-background] - Background of the element: the surface; `transparent` shows the page's.
 * @cssprop [--scout-color-text] - Color of text.
 * @cssprop [--scout-color-muted] - Color of less important text.
 * @cssprop [--scout-color-border] - Color of lines and borders.
 * @cssprop [--scout-color-success] - Color of success messages.
 * @cssprop [--scout-color-warning] - Color of warnings.
 * @cssprop [--scout-color-danger] - Color of errors.
 * @cssprop [--scout-font-family] - Font family.
 * @cssprop [--scout-font-size=16px] - Font size, from which all sizes derive.
 * @cssprop [--scout-space] - Unit of spacing; half the font size.
 * @cssprop [--scout-radius] - Corner radius.
 * @cssprop [--scout-shadow] - Shadow of cards.
 * @cssprop [--scout-offset-top] - Space that sticky parts leave at the top of the window: the height of a sticky `portal-header` in the page, else 0px; always 0px with `site-variant="scout"`.
 * @cssprop [--scout-offset-inline] - Space before and after the content: 0px; in the portal 24px, on a phone 16px, where `site-variant="scout"` has 0px.
 * @cssprop [--scout-padding] - Space between the element's edge and its content, as one length: twice `--scout-space`; always 0px in the portal and in `portal-header`.
 */
declare class ScoutElement extends ElementWith<HTMLElement, typeof commonAttributes> {
  /** Fetches the current content again. */
  refresh(): void;
}

/** The types of the events, for `HTMLElementEventMap`. */
type EventsOf<Details> = { [name in keyof Details]: CustomEvent<Details[name]> };

export type { ElementWith, EventsOf, ScoutElement };
