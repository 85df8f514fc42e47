import { type TextsOf, textGroup } from "../texts/text-group.ts";
import type { StreetNote } from "./street-notes.ts";

/** Why a street cannot be looked up, or probably not. */
export const streetNoteTexts = textGroup("street-notes", {
  "post-box": "Post office box. Providers need a street address.",
  "rural-route": "Rural route. Providers need a street address.",
  coordinates: "Coordinates. Enter the street address instead.",
  "no-number": "No house number.",
} satisfies Readonly<Record<StreetNote, string>>);

/** The note on a typed address; `""` without one. An address is incomplete while it is typed, and may lack its number. */
export function typedNoteOf(
  note: StreetNote | null,
  texts: TextsOf<typeof streetNoteTexts>,
): string {
  return note === null || note === "no-number" ? "" : texts[note];
}
