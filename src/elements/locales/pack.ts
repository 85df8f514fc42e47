import type { actTexts } from "../../core/acts/acts-messages.ts";
import type { troubleSentences } from "../../core/diagnosis/trouble-sentence-messages.ts";
import type { streetNoteTexts } from "../../core/lists/street-note-messages.ts";
import type { TextGroup, TextsOf } from "../../core/texts/text-group.ts";
import type { hostTexts } from "../host/page/host.messages.ts";
import type { paletteTexts } from "../host/page/palette.messages.ts";
import type { tableOutputTexts } from "../tables/table-outputs.messages.ts";
import type { addressFormTexts } from "../ui/address-form.messages.ts";
import type { answeredTexts } from "../ui/answered-address.messages.ts";
import type { comboboxTexts } from "../ui/combobox.messages.ts";
import type { tableTexts } from "../ui/data-table.messages.ts";
import type { dropZoneTexts } from "../ui/drop-zone.messages.ts";
import type { facetTexts } from "../ui/facets.messages.ts";
import type { listSearchTexts } from "../ui/list-search.messages.ts";
import type { uiTexts } from "../ui/ui.messages.ts";

/** The translations of groups of texts, by the key of each group. A pack without a text does not compile. */
export type Pack<Group extends TextGroup<unknown>> = {
  readonly [One in Group as One["key"]]: TextsOf<One>;
};

/** The texts that elements share. */
export type CommonGroup =
  | typeof actTexts
  | typeof addressFormTexts
  | typeof answeredTexts
  | typeof comboboxTexts
  | typeof dropZoneTexts
  | typeof facetTexts
  | typeof hostTexts
  | typeof listSearchTexts
  | typeof paletteTexts
  | typeof streetNoteTexts
  | typeof tableOutputTexts
  | typeof tableTexts
  | typeof troubleSentences
  | typeof uiTexts;
