/** Importing this module registers `<resource-library>`. */
import "./resource-library.element.ts";

export type { ResourceLibraryElement } from "./resource-library.element.ts";
