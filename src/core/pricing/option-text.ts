import { textOf } from "./wire/read-wire.ts";

/** What an option is called: its label, else its title, name or value (decisions I21). */
export function optionTextOf(
  option: {
    readonly label?: unknown;
    readonly title?: unknown;
    readonly name?: unknown;
    readonly value?: unknown;
  } | null,
): string {
  const texts = [option?.label, option?.title, option?.name, option?.value].map(textOf);
  return texts.find((text) => text !== "") ?? "";
}
