import "../../src/elements/scout-contracts/scout-contracts.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { contractsTester } from "../../test/testers/contracts-tester.ts";
import { shadowRootOf, withinShadow } from "./shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { answer, type Interference } from "./story-calls.ts";
import { storyScreen } from "./story-screen.ts";
import { withStoryBackend } from "./with-story-backend.ts";

export interface ContractsArgs {
  readonly backend: StoryBackendOptions;
}

export type ContractsStory = StoryObj<ContractsArgs>;

/** The meta of all stories of the contract list: the element, and a backend that answers it. */
export const contractsMeta = {
  component: "scout-contracts",
  args: { backend: {} },
  ...withStoryBackend,
  render: (_args, { id }) =>
    html`<scout-contracts api-base=${apiBaseOf(id)} routing="none"></scout-contracts>`,
} satisfies Meta<ContractsArgs>;

/** The parts of the list, once it has loaded, and queries for what only one story looks at. */
export async function contractsIn(canvas: HTMLElement) {
  const queries = await withinShadow(canvas, "scout-contracts");
  const screen = storyScreen(() => shadowRootOf(canvas, "scout-contracts"));
  return { ...queries, ...contractsTester(screen) };
}

/** Answers the list with these rows. */
export function listing(rows: readonly object[]): Interference {
  return answer("contracts", { data: { results: rows } });
}

const customers = [
  "Acme Corp",
  "Bluebird Bakery",
  "Cedar Clinic",
  "Dune Logistics",
  "Élan Studios",
];
const providers = ["Spectrum", "Cox", "Comcast", "AT&T", "Frontier"];
const states = [null, "Completed", "Expired", "Completed", "In Review"];

/** The given number of contracts, cycling through the states. */
export function contractRows(count: number): readonly object[] {
  return Array.from({ length: count }, (_, at) => {
    const provider = providers[at % 5] ?? "";
    return {
      created_at: Date.UTC(2026, 0, 15, 15) / 1000 - at * 5 * 86_400,
      primary_contact_name: customers[(at + Math.floor(at / 5)) % 5],
      service_provider_name: provider,
      service_provider_url: at % 5 === 4 ? null : `https://${provider.toLowerCase()}.example/`,
      state: states[at % 5],
      guid: `contract-${at}`,
      uri: `/scout/contracts/${encodeURIComponent(provider.toLowerCase())}?contract=contract-${at}`,
    };
  });
}
