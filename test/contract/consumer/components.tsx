/** The components of `scout-elements/react`. */
import type { ReactNode, RefObject } from "react";
import type { ScoutLookupElement } from "scout-elements";
import {
  PortalHeader,
  ScoutLookup,
  type ScoutLookupProps,
  ScoutPricing,
} from "scout-elements/react";

declare const ref: RefObject<ScoutLookupElement | null>;
const props: ScoutLookupProps = { apiBase: "https://portal.example.com", routing: "none" };

export const right: ReactNode = (
  <main>
    <ScoutLookup
      {...props}
      ref={ref}
      className="wide"
      address="1 Main Street"
      onLookupCompleted={({ detail }) => detail.place.clliCode}
      onNavigated={(event) => event.preventDefault()}
    />
    <PortalHeader secondaryNav={[{ label: "Lookup", href: "/scout", children: [] }]} />
    <ScoutPricing onCartChanged={({ detail }) => detail.removed.map(({ reason }) => reason)} />
  </main>
);
export const wrong: readonly ReactNode[] = [
  // @ts-expect-error: no such prop
  <ScoutLookup key="1" adress="1 Main Street" />,
  // @ts-expect-error: no such value
  <ScoutLookup key="2" context="portal" />,
  // @ts-expect-error: no such member of the detail
  <ScoutLookup key="3" onLookupFailed={({ detail }) => detail.reason} />,
  // @ts-expect-error: the event of another element
  <ScoutLookup key="4" onCartChanged={() => {}} />,
];
