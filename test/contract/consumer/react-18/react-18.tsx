/** The tags in React 18, which supports only attributes. */
import type { ReactNode } from "react";
import type {} from "scout-elements/jsx-react-18";

export const right: ReactNode = (
  <scout-lookup
    class="wide"
    api-base="https://portal.example.com"
    address="1 Main Street"
    ref={(element) => element?.search("1 Main Street")}
  />
);
export const wrong: readonly ReactNode[] = [
  // @ts-expect-error: React 18 sets no properties
  <scout-lookup key="1" apiBase="https://portal.example.com" />,
  // @ts-expect-error: no such level
  <scout-lookup key="2" heading-level="7" />,
  // @ts-expect-error: no such element
  <scout-lokup key="3" />,
];
