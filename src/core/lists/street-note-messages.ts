import type { StreetNote } from "./street-notes.ts";

/** Why a street cannot be looked up, or probably not. */
export const streetNoteTexts = {
  "post-box": "Post office box. Providers need a street address.",
  "rural-route": "Rural route. Providers need a street address.",
  coordinates: "Coordinates. Enter the street address instead.",
  "no-number": "No house number.",
} satisfies Readonly<Record<StreetNote, string>>;

/** The note on a typed address; `""` without one. An address is incomplete while it is typed, and may lack its number. */
export function typedNoteOf(note: StreetNote | null): string {
  return note === null || note === "no-number" ? "" : streetNoteTexts[note];
}
