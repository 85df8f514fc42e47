import { expect, test } from "vitest";
import { readProposalLink, writeLink } from "../../../../src/core/pricing/drafts/proposal-link.ts";
import type { KeptSites } from "../../../../src/core/pricing/sites/kept-sites.ts";
import { firstCriterion } from "../../../../src/core/pricing/sites/site-criterion.ts";
import { readSitesLink, writeSitesLink } from "../../../../src/core/pricing/sites/sites-link.ts";

const sites: KeptSites = {
  addresses: Array.from({ length: 30 }, (_, at) => `${at * 7 + 1} Main Street, Austin, TX 78701`),
  answered: new Set(),
  criterion: { ...firstCriterion, leastMbps: 500 },
  choices: new Map([[3, { provider: "cox", term: "36", serviceId: "7" }]]),
  unsaved: new Map(),
  today: new Map(),
  printsSavings: false,
};

test("S5: a link contains the list, the criterion and the choices, without marks of answered addresses", async () => {
  const fragment = (await writeSitesLink({ ...sites, answered: new Set([1, 2]) })) ?? "";
  expect(fragment.length).toBeLessThan(1_000);
  expect(await readSitesLink(`#${fragment}`)).toEqual({ ok: true, value: sites });
  expect(await readProposalLink(fragment)).toEqual({ ok: false, failure: "unreadable" });
});

test("S5: a list that is too long has no link", async () => {
  const random = (at: number) => Math.sin(at).toString(36).slice(3);
  const addresses = Array.from({ length: 100 }, (_, at) => `${random(at)} ${random(at + 0.5)} St`);
  expect(await writeSitesLink({ ...sites, addresses })).toBeNull();
});

test("S5: a link cannot mark an address as priced or change its proposal, and other links contain no list", async () => {
  const proposal = JSON.stringify({ v: 1, at: "1 Elm St", salt: "", marks: "000", ids: "" });
  const list = { v: 2, sites: ["1 Elm St"], done: "d", unsaved: [[0, proposal]] };
  const reading = await readSitesLink(await writeLink(JSON.stringify(list)));
  expect(reading).toMatchObject({ ok: true, value: { answered: new Set(), unsaved: new Map() } });
  expect(await readSitesLink("#top")).toEqual({ ok: false, failure: "absent" });
  expect(await readSitesLink(await writeLink("{}"))).toEqual({ ok: false, failure: "unreadable" });
});
