/** The main entry alone provides the types of all elements, also for events on `document` and `window`. */
import type {
  CartPrice,
  Place,
  PortalHeaderElement,
  ScoutLookupElement,
  ScoutPricingElement,
} from "scout-elements";

const header: PortalHeaderElement = document.createElement("portal-header");
header.secondaryNav = [{ label: "Lookup", href: "/scout", children: [] }];
header.colorScheme = "dark";
// @ts-expect-error: no such scheme
header.colorScheme = "sepia";
// @ts-expect-error: an entry has a label
header.secondaryNav = [{ href: "/scout" }];

const pricing: ScoutPricingElement | null = document.querySelector("scout-pricing");
pricing?.undo();
// @ts-expect-error: it has no such method
pricing?.search("1 Main Street");

document.addEventListener("scout-cart-changed", ({ detail }) => {
  const totals: CartPrice = detail.totals;
  document.title = String(totals.monthly);
});
window.addEventListener("scout-lookup-completed", ({ detail }) => {
  const place: Place = detail.place;
  // @ts-expect-error: the detail has no such member
  document.title = detail.adress + place.clliCode;
});
// @ts-expect-error: the address is a text
document.addEventListener("scout-lookup-started", ({ detail }) => detail.address.toFixed());

export const lookup: ScoutLookupElement = document.createElement("scout-lookup");
