import { idsOf, isRecord, listOf, textOf } from "./wire/read-wire.ts";

/** What the agent has chosen to see services of; texts are values of options. */
export interface ServiceChoice {
  readonly provider: string | null;
  readonly term: string | null;
  readonly region: string | null;
}

/**
 * Whether a row or a package is offered (decisions I6, Z14): a member that is empty fits every
 * choice, and nothing is offered before provider and term are chosen.
 */
export function isOffered(
  row: { readonly provider?: unknown; readonly terms?: unknown; readonly region?: unknown },
  { provider, term, region }: ServiceChoice,
): boolean {
  if (provider === null || term === null) return false;
  const own = textOf(row.provider);
  if (own !== "" && own !== provider) return false;
  return fits(row.terms, term) && (region === null || fits(row.region, region));
}

function fits(raw: unknown, chosen: string): boolean {
  // The usual shape is a short list: no set is built for it.
  const list = listOf(raw);
  if (list.length === 0) return true;
  const simple = list.every((item) => !isRecord(item));
  const values = simple ? list.map(textOf).filter((value) => value !== "") : idsOf(list);
  return values.length === 0 || values.includes(chosen);
}
