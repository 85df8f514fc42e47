/** The public exports of the reference backend. None of them requires Node. */
export { demoPassword } from "./auth/demo-credentials.ts";
export { demoUsers } from "./auth/demo-users.ts";
export type { TokenRequest } from "./auth/tokens.ts";
export type { BackendOptions, BackendPorts } from "./backend-parts.ts";
export { type BulkPerson, bulkPeople } from "./bulk/bulk-people.ts";
export { type SampleFile, sampleFiles } from "./bulk/sample-files.ts";
export { type BulkScenario, bulkScenarios } from "./bulk/scenarios.ts";
export { prettyAddressOf } from "./catalogue/addresses.ts";
export { generateBuildings } from "./catalogue/generate-buildings.ts";
export { findWizardScenario, type WizardScenario, wizardScenarios } from "./contracts/scenarios.ts";
export { type Backend, createBackend } from "./create-backend.ts";
export { createSeededStore } from "./create-seeded-store.ts";
export { type DirectoryPerson, directoryPeople } from "./directory/directory-people.ts";
export { generateProviders } from "./directory/generate-providers.ts";
export { facets as directoryFacets } from "./directory/vocabulary.ts";
export { findScenarioByCode, type Scenario, scenarios } from "./lookup/scenarios.ts";
export type { Place, PlaceProvider } from "./place/place.ts";
export {
  findPricingScenarioByCode,
  type PricingScenario,
  pricingScenarios,
} from "./pricing/scenarios.ts";
export { createMemoryStore } from "./store/create-memory-store.ts";
export type { DirectoryProvider } from "./store/directory-documents.ts";
export type { Store } from "./store/store.ts";
