import { availableProvidersOf } from "./available-providers.ts";
import type { Place, Provider } from "./place.ts";
import { type ProviderCard, providerCardOf } from "./provider-card.ts";

/** A row of the Available Providers table. */
export interface AvailableRow {
  /** Null if the table does not list the carrier. The row then has only its card. */
  readonly provider: Provider | null;
  /** The cards below the cells of the row: of the LEC, of the cable company, or of both. */
  readonly cards: readonly ProviderCard[];
}

/** The LEC and the cable company first, with their cards, then the other providers in the server's order. */
export function providerRowsOf(
  place: Place,
  state: { readonly isFinal: boolean },
): readonly AvailableRow[] {
  const listed = availableProvidersOf(place);
  const lec = carrierRowOf(providerCardOf(place, "lec", state), listed);
  const cable = carrierRowOf(providerCardOf(place, "cable", state), listed);
  const isOneProvider = lec.provider !== null && lec.provider === cable.provider;
  const carriers = isOneProvider
    ? [{ ...lec, cards: [...lec.cards, ...cable.cards] }]
    : [lec, cable];
  const others = listed.filter((one) => one !== lec.provider && one !== cable.provider);
  return [...carriers, ...others.map((provider) => ({ provider, cards: [] }))];
}

function carrierRowOf(card: ProviderCard, listed: readonly Provider[]): AvailableRow {
  return { provider: listed.find((one) => one === card.provider) ?? null, cards: [card] };
}
