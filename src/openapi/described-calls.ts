import type { EndpointName } from "../core/api/endpoints.ts";
import { described, filledText, object } from "../core/wire/sent.ts";
import { bulkCalls, bulkComponents } from "./calls/bulk-calls.ts";
import { contentCalls } from "./calls/content-calls.ts";
import { contractsCalls } from "./calls/contracts-calls.ts";
import { finderCalls, finderComponents } from "./calls/finder-calls.ts";
import { libraryCalls } from "./calls/library-calls.ts";
import { lookupCalls, lookupComponents } from "./calls/lookup-calls.ts";
import { pricingCalls, pricingComponents } from "./calls/pricing-calls.ts";
import { searchCalls } from "./calls/search-calls.ts";
import { sessionCalls } from "./calls/session-calls.ts";
import { settingsCalls } from "./calls/settings-calls.ts";
import { solutionsIndexCalls, solutionsIndexComponents } from "./calls/solutions-index-calls.ts";
import { statisticsCalls } from "./calls/statistics-calls.ts";
import type { Components, DescribedCall } from "./described-call.ts";

/** Every call, in an order in which each follows the calls whose answers its check needs. */
export const describedCalls: Readonly<Record<EndpointName, DescribedCall>> = {
  ...settingsCalls,
  ...sessionCalls,
  ...searchCalls,
  ...lookupCalls,
  ...bulkCalls,
  ...pricingCalls,
  ...contractsCalls,
  ...finderCalls,
  ...libraryCalls,
  ...solutionsIndexCalls,
  ...contentCalls,
  ...statisticsCalls,
};

export const components: Components = {
  Problem: object({ message: described(filledText, "A description of the problem for the user.") }),
  ...lookupComponents,
  ...bulkComponents,
  ...pricingComponents,
  ...finderComponents,
  ...solutionsIndexComponents,
};

/** The names of the calls in a table, in its order. */
export function namesOf<Key extends string>(table: { readonly [Name in Key]: unknown }): Key[] {
  const names: Key[] = [];
  for (const name in table) names.push(name);
  return names;
}
