import { textGroup } from "../../core/texts/text-group.ts";

/** The text that is shown before the finder's code is loaded. */
export const finderLoadingTexts = textGroup("finder-loading", { loading: "Loading providers" });
