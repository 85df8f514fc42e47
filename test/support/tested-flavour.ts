export type Flavour = "react" | "lite";

/** The flavour that the tests run: `SCOUT_FLAVOUR=lite npm test` takes Preact in place of React. */
export const testedFlavour: Flavour = process.env.SCOUT_FLAVOUR === "lite" ? "lite" : "react";

/** Its built files. */
export const builtFolder = testedFlavour === "lite" ? "cdn/lite" : "cdn";
