import "../src/elements/scout-lookup/scout-lookup.ts";
import { userEvent, waitFor } from "storybook/test";
import { findScenarioByCode } from "../demo/server/index.ts";
import { lookupTester } from "../src/testing/parts/lookup-tester.ts";
import {
  backend,
  elementMeta,
  playWith,
  type Story,
  shows,
  withoutScout,
} from "./support/element-story.ts";
import { hold, refuse } from "./support/story-calls.ts";

export default { ...elementMeta("scout-lookup"), title: "scout-lookup" };

const play = playWith(lookupTester);

function addressOf(code: string): string {
  return findScenarioByCode(code)?.address ?? code;
}

export const FirstVisit: Story = { play: shows(/^Enter an address to see/) };

export const Suggestions: Story = {
  play: play(async ({ address, suggestions }) => {
    await address().fill("100 m");
    await suggestions().first().find();
    await userEvent.keyboard("{ArrowDown}");
  }),
};

export const AddressTooShort: Story = {
  play: play(async ({ lookUp, findByText }) => {
    await lookUp("12");
    await findByText("Enter a full street address.");
  }),
};

export const Starting: Story = {
  args: { address: addressOf("slow"), ...backend(hold("startLookup")) },
  play: play(({ bar }) => bar("Preparing...").find()),
};

/** With six seconds per step and one per poll, the LEC has answered at this poll, and the cable company has not. */
const pollOfCable = 27;

export const SomeHaveAnswered: Story = {
  args: { address: addressOf("slow"), ...backend(hold("advanceBatch", pollOfCable)) },
  play: shows("Asking the cable company..."),
};

/** The bar stops for 15 seconds, which never pass on the clock of these stories. */
export const ServerTooSlow: Story = {
  args: { address: addressOf("slow"), ...backend(refuse("advanceBatch", 504, pollOfCable)) },
  play: play(({ findByRole }) => findByRole("progressbar", { busy: true })),
};

/** A lookup that has ended. */
function done(address: string): Story {
  return {
    args: { address },
    play: play(async ({ caption, progress }) => {
      await caption().find();
      await waitFor(() => {
        if (progress().query() !== null) throw new Error("The lookup goes on.");
      });
    }),
  };
}

/** The LEC as a list of services, the cable company by coax and fiber. */
export const Ready: Story = done("600 Peachtree St NE, Atlanta, GA 30308");

export const ProviderNotConnected: Story = done("40 N Central Ave, Phoenix, AZ 85004");

export const ProviderFailed: Story = done(addressOf("provider-error"));

export const NoProviders: Story = done(addressOf("no-providers"));

export const AddressNotValid: Story = {
  args: { address: addressOf("start-422") },
  play: shows(/CANNOT VALIDATE ADDRESS/),
};

export const Failed: Story = {
  args: { address: addressOf("start-500") },
  play: shows(/An error has occurred/),
};

/** The page's address has the reason for which the user was redirected here. */
export const ContractNotFound: Story = {
  args: { routing: "portal" },
  beforeEach() {
    const { href } = window.location;
    const reasoned = new URL(href);
    reasoned.searchParams.set("error_code", "404");
    window.history.replaceState(window.history.state, "", reasoned);
    return () => window.history.replaceState(window.history.state, "", href);
  },
  play: shows("The contract could not be found."),
};

export const Loading: Story = {
  args: backend(hold("loadSettings")),
  play: shows("Loading"),
};

export const NoAccess: Story = withoutScout;
