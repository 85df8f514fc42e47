import type { ServiceRow } from "../../../src/core/pricing/wire/service-row.ts";
import { acme, bolt, oneYear, searchOf, threeYears } from "./searches.ts";

export const elm = "1 Elm Street, Austin, TX 78701";
export const oak = "2 Oak Street, Austin, TX 78701";
export const fir = "3 Fir Street, Austin, TX 78701";
export const three = [elm, oak, fir];

const internet = { type: "broadband", widget: "radio", terms: ["36"] } as const;
const gigabit = { ...internet, download_speed: 1000 } as const;

/** The default services of a site: the cheapest, a faster one, and fiber. */
export const offers: readonly ServiceRow[] = [
  { ...internet, id: "a", title: "Acme 100", provider: "acme", mrc: 40, download_speed: 100 },
  { ...gigabit, id: "g", title: "Acme Gig", provider: "acme", mrc: 90, nrc: 50 },
  {
    ...{ ...gigabit, id: "f", title: "Bolt Fiber", provider: "bolt", mrc: 70 },
    fiber_serviceability_type: "ftth",
  },
];

const options = { provider: [acme, bolt], term: [threeYears, oneYear] };

/** @param address - the address of the prices */
export const priced = (rows: readonly ServiceRow[] = offers, address: string | null = null) =>
  Response.json(searchOf(rows, options, { address_display: address }));

export const notFound = () =>
  Response.json({ rows: [], errorMessage: "<p>The address could not be validated.</p>" });

/** The answers by address. `call` is the number of searches for the address so far. */
export type SiteAnswers = Readonly<Record<string, (call: number) => Response | Promise<Response>>>;

/** Answers the search of each address, and records which addresses were searched. */
export function answerSites(answers: SiteAnswers = {}) {
  const asked: string[] = [];
  async function answer(request: Request): Promise<Response> {
    const { query } = await request.json();
    asked.push(query.address);
    const call = asked.filter((one) => one === query.address).length;
    return (answers[query.address] ?? (() => priced()))(call);
  }
  return { asked, answer };
}
