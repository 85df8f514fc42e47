import "../src/elements/scout-contracts/scout-contracts.ts";
import { contractsTester } from "../src/testing/parts/contracts-tester.ts";
import {
  backend,
  elementMeta,
  playWith,
  pressForDialog,
  type Story,
  shows,
  withoutScout,
} from "./support/element-story.ts";
import { answer, hold, refuse } from "./support/story-calls.ts";

export default { ...elementMeta("scout-contracts"), title: "scout-contracts" };

const play = playWith(contractsTester);

const customers = [
  "Acme Corp",
  "Bluebird Bakery",
  "Cedar Clinic",
  "Dune Logistics",
  "Élan Studios",
];
const providers = ["Spectrum", "Cox", "Comcast", "AT&T", "Frontier"];
const states = [null, "Completed", "Expired", "Completed", "In Review"];

/** Answers the list with this number of contracts, cycling through the states. */
function listing(count: number) {
  const results = Array.from({ length: count }, (_, at) => {
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
  return answer("listContracts", { data: { results } });
}

/** A contract in every state. */
export const Ready: Story = {
  args: backend(listing(5)),
  play: play(({ table }) => table().find()),
};

export const MuchData: Story = { ...Ready, args: backend(listing(200)) };

/** The list is filtered by words and by state. */
export const Filtered: Story = {
  args: backend(listing(25)),
  play: play(async ({ filter, search, findAllByText }) => {
    await filter("completed");
    await search().fill("cox");
    await findAllByText("5 of 25 contracts");
  }),
};

export const NothingFound: Story = {
  args: backend(listing(5)),
  play: play(async ({ search, findByText }) => {
    await search().fill("nobody");
    await findByText("No matching contracts.");
  }),
};

/** `Ctrl+K` opens the commands of the screen. */
export const Palette: Story = {
  args: backend(listing(5)),
  play: play(async ({ search }, canvas) => {
    await search().click();
    await pressForDialog(canvas, "{Control>}k{/Control}");
  }),
};

export const Loading: Story = {
  args: backend(hold("listContracts")),
  play: shows("Loading contracts"),
};

export const Empty: Story = {
  args: backend(listing(0)),
  play: shows("There are no contracts at this time."),
};

export const FailedToLoad: Story = {
  args: backend(refuse("listContracts", 500)),
  play: shows(/An error has occurred/),
};

export const NoAccess: Story = withoutScout;
