/** The tags in the markup of React 19. */
import type { ReactNode } from "react";
import type {} from "scout-elements/jsx";

export const right: ReactNode = (
  <main>
    <scout-lookup
      className="wide"
      api-base="https://portal.example.com"
      headingLevel="3"
      onscout-lookup-completed={({ detail }) => detail.place.clliCode}
      onscout-ready={() => {}}
    >
      <a href="/scout">Look up an address</a>
    </scout-lookup>
    <portal-header secondaryNav={[{ label: "Lookup", href: "/scout", children: [] }]} />
    <scout-pricing
      prepared-for="Ann"
      onscout-cart-changed={({ detail }) => detail.totals.install}
    />
  </main>
);
export const wrong: readonly ReactNode[] = [
  // @ts-expect-error: no such attribute
  <scout-lookup key="1" adress="1 Main Street" />,
  // @ts-expect-error: no such value
  <scout-lookup key="2" color-scheme="sepia" />,
  // @ts-expect-error: no such member of the detail
  <scout-lookup key="3" onscout-lookup-failed={({ detail }) => detail.reason} />,
  // @ts-expect-error: no such element
  <scout-lokup key="4" />,
];
