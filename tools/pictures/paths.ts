/** A building that the demo knows. */
export const address = "1200 Main Street, Houston, TX 77002";

/** An offer, without services. */
export const offered = { provider: "comcast", term: "36" };

/** A proposal with services, for a customer. */
export const proposed = {
  ...offered,
  package: "comcast-office-36-central",
  prepared_for: "Bluebonnet Dental Group",
};

export const lookupPath = `/scout?${new URLSearchParams({ address })}`;

/** The path of the pricing screen with the choices of a query. */
export function pricingPath(query: Readonly<Record<string, string>> = {}): string {
  return `/scout/pricing?${new URLSearchParams({ address, ...query })}`;
}
