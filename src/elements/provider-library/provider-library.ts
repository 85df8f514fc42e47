/** Importing this module registers `<provider-library>`. */
import "./provider-library.element.ts";

export type { ProviderLibraryElement } from "./provider-library.element.ts";
