/**
 * Code that must not compile. TypeScript does not check unknown names with a hyphen: it only checks
 * the values of known ones.
 */
import type { ReactNode } from "react";
import type {} from "scout-elements/jsx-react-18";

export const wrong: readonly ReactNode[] = [
  // @ts-expect-error: no such attribute
  <scout-lookup key="1" adress="1 Main Street" />,
  // @ts-expect-error: React 18 sets no properties
  <scout-lookup key="2" apiBase="https://portal.example.com" />,
  // @ts-expect-error: no such value
  <scout-lookup key="3" color-scheme="sepia" />,
  // @ts-expect-error: not a text
  <scout-lookup key="4" api-base={1} />,
  // @ts-expect-error: no such element
  <scout-lokup key="5" />,
];
