import type { EndpointName } from "../core/api/endpoints.ts";
import { described, filledText, object } from "../core/wire/sent.ts";
import type { Components, Shapes } from "./endpoint-shape.ts";
import { bulkComponents, bulkShapes } from "./shapes/bulk-shapes.ts";
import { finderComponents, finderShapes } from "./shapes/finder-shapes.ts";
import { libraryComponents, libraryShapes } from "./shapes/library-shapes.ts";
import { lookupComponents, lookupShapes } from "./shapes/lookup-shapes.ts";
import { pricingComponents, pricingShapes } from "./shapes/pricing-shapes.ts";
import { sessionShapes, settingsShapes } from "./shapes/session-shapes.ts";
import { statsShapes } from "./shapes/stats-shapes.ts";
import { suggestionShapes } from "./shapes/suggestion-shapes.ts";

/** The shape of every call of the table. */
export const endpointShapes: Shapes<EndpointName> = {
  ...sessionShapes,
  ...settingsShapes,
  ...statsShapes,
  ...suggestionShapes,
  ...lookupShapes,
  ...bulkShapes,
  ...pricingShapes,
  ...finderShapes,
  ...libraryShapes,
};

export const components: Components = {
  Problem: object({ message: described(filledText, "A description of the problem for the user.") }),
  ...lookupComponents,
  ...bulkComponents,
  ...pricingComponents,
  ...finderComponents,
  ...libraryComponents,
};
