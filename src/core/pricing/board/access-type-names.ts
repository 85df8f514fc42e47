import type { AccessType } from "../access-type.ts";
import { productTexts } from "./product-messages.ts";

/** The English names of the access types, in the order in which lists show them. */
export const accessTypeNames: Readonly<Record<AccessType, string>> =
  productTexts.english.accessTypes;
