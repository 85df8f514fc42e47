import {
  type Act,
  type ActGroup,
  actTexts,
  type FormattingOptions,
  localTexts,
  paletteKeys,
} from "../../../core/internal.ts";
import { paletteTexts } from "../page/palette.messages.ts";
import { goToSearchBox, searchBoxKey, searchBoxOf } from "../page/search-box.ts";
import { actsOf } from "./acts-of.ts";
import { portalOf } from "./portal-of.ts";

/**
 * Everything that a user can do: the actions of the screen, of the element around it, and those that every screen has.
 */
export async function collectActs(
  element: HTMLElement,
  listKeys: () => Promise<void>,
  { translations }: FormattingOptions,
): Promise<readonly ActGroup[]> {
  const screens = [...element.children].filter((child) => child instanceof HTMLElement);
  const screen = screens.find((child) => child.checkVisibility()) ?? element;
  const isInPortal = portalOf(screen) === element;
  const parts = [screen, element.shadowRoot?.querySelector("portal-header"), element];
  const acting = isInPortal ? parts.filter((part) => part instanceof HTMLElement) : [element];
  const groups = await Promise.all(acting.map(actsOf));
  const searchBox = searchBoxOf(isInPortal ? screen : element);
  const texts = localTexts(translations, paletteTexts);
  const common = [
    ...(searchBox === null
      ? []
      : [{ name: texts.goToSearch, keys: searchBoxKey, run: () => goToSearchBox(searchBox) }]),
    { name: texts.listKeys, keys: "?", run: () => void listKeys() },
  ];
  return [
    ...groups.flat(),
    { name: localTexts(translations, actTexts).groups.screen, acts: common },
  ];
}

/**
 * Opens the palette. Only the list of keys shows it, because the palette is already open when it lists its actions.
 */
export function paletteActIn({ translations }: FormattingOptions): Act {
  return { name: localTexts(translations, paletteTexts).openPalette, keys: paletteKeys, run() {} };
}
