import type { Formatting } from "../../formatting/formatting.ts";
import { accessTypeIn, accessTypeOf } from "../access-type.ts";
import { lineFactsOf } from "../line-facts.ts";
import type { Service } from "../service.ts";
import { productTexts } from "./product-messages.ts";

/**
 * The facts of a service in its row. A line to the internet whose texts do not say its access type has that as well,
 * because another line may have the same name.
 */
export function rowFactsOf(
  service: Service,
  format: Pick<Formatting, "number" | "texts" | "together">,
): readonly string[] {
  const access = service.servedBy === null ? "unknown" : accessTypeOf(service);
  const isSaid = service.productType !== "" || accessTypeIn(service.title) !== null;
  const isMissing = access !== "unknown" && !isSaid;
  return [
    ...(isMissing ? [format.texts(productTexts).accessTypes[access]] : []),
    ...lineFactsOf(service, format),
  ];
}
