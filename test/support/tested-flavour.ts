export type Flavour = "react" | "lite";

/** The tested flavour: `SCOUT_FLAVOUR=lite npm test` uses Preact instead of React. */
export const testedFlavour: Flavour = process.env.SCOUT_FLAVOUR === "lite" ? "lite" : "react";

/** The folder of its built files. */
export const builtFolder = testedFlavour === "lite" ? "cdn/lite" : "cdn";
