/** Importing this module registers `<content-page>`. */
import "./content-page.element.ts";

export type { ContentPageElement } from "./content-page.element.ts";
