/**
 * Code that must not compile. TypeScript does not check unknown names with a hyphen: it only checks
 * the values of known ones.
 */
import type { ReactNode } from "react";
import type {} from "scout-elements/jsx";
import { ScoutLookup } from "scout-elements/react";

export const wrong: readonly ReactNode[] = [
  // @ts-expect-error: no such attribute
  <scout-lookup key="1" adress="1 Main Street" />,
  // @ts-expect-error: no such property
  <scout-lookup key="2" apiBse="https://portal.example.com" />,
  // @ts-expect-error: no such value
  <scout-lookup key="3" heading-level="7" />,
  // @ts-expect-error: no such value
  <scout-lookup key="4" colorScheme="sepia" />,
  // @ts-expect-error: not a text
  <scout-lookup key="5" api-base={1} />,
  // @ts-expect-error: no such event
  <scout-lookup key="6" onscoutready={() => {}} />,
  // @ts-expect-error: no such member of the detail
  <scout-lookup key="7" onscout-lookup-failed={({ detail }) => detail.reason} />,
  // @ts-expect-error: no such element
  <scout-lokup key="8" />,
  // @ts-expect-error: no such property
  <ScoutLookup key="9" apiBse="https://portal.example.com" />,
  // @ts-expect-error: no such value
  <ScoutLookup key="10" routing="history" />,
];
