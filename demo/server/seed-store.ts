import { demoCredentials } from "./auth/demo-credentials.ts";
import { defaultUserId, demoUsers } from "./auth/demo-users.ts";
import { ambiguousAddresses } from "./bulk/ambiguous-addresses.ts";
import { bulkPeople } from "./bulk/bulk-people.ts";
import { seededRuns } from "./bulk/seeded-runs.ts";
import { carriers } from "./catalogue/carriers.ts";
import { generateBuildings } from "./catalogue/generate-buildings.ts";
import { imagineBuilding } from "./catalogue/imagine-building.ts";
import { seededContracts } from "./contracts/seeded-contracts.ts";
import { directoryPeople } from "./directory/directory-people.ts";
import { generateProviders } from "./directory/generate-providers.ts";
import { scenarios } from "./lookup/scenarios.ts";
import { generateRateCards } from "./pricing/catalogue/generate-rate-cards.ts";
import { pricingScenarios } from "./pricing/scenarios.ts";
import { seededResources } from "./resources/seeded-resources.ts";
import type { Building } from "./store/documents.ts";
import type { Store } from "./store/store.ts";

/** Increased whenever the seeded data changes, so that an existing database is updated. */
const seedVersion = "12";

/** Thousands of rows, generated once for all stores. */
const rateCards = generateRateCards();
const providers = generateProviders();

/** Also generated once. */
const resources = seededResources();

/** Users with earlier uploads. */
const historyOwners = [
  defaultUserId,
  ...bulkPeople.flatMap(({ user, list }) => (list.hasLongHistory || list.message ? [] : [user.id])),
];

/** Seeds the store once, with uploads and contracts of the time before `nowMs`. */
export async function seedStore(store: Store, nowMs: number): Promise<void> {
  const seeded = await store.secrets.get("seed-version");
  if (seeded?.value === seedVersion) return;
  await store.users.putAll([
    ...demoUsers,
    ...[...bulkPeople, ...directoryPeople].map(({ user }) => user),
  ]);
  await store.credentials.putAll(demoCredentials);
  await store.carriers.putAll(carriers);
  await store.buildings.putAll([...generateBuildings(), ...scenarioBuildings()]);
  await store.rateCards.putAll(rateCards);
  await store.providers.putAll(providers);
  await store.contracts.putAll(seededContracts(nowMs));
  await store.bulkRuns.putAll(historyOwners.flatMap((id) => seededRuns(id, nowMs)));
  await store.resources.putAll(resources);
  await store.secrets.put({ id: "seed-version", value: seedVersion });
}

/** The LEC of every scenario is AT&T, because its card has special texts for missing data. */
function scenarioBuildings(): Building[] {
  const addresses = [
    ...scenarios.map(({ address }) => ({ address })),
    ...pricingScenarios.map(({ address, cableKey = "comcast" }) => ({ address, cableKey })),
    ...ambiguousAddresses.map((address) => ({ address })),
  ];
  return addresses.flatMap(({ address, ...given }) => {
    const building = imagineBuilding(address);
    return building ? { ...building, lecKey: "att", ...given } : [];
  });
}
