import type { Meta } from "@storybook/web-components-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import {
  type ContractsArgs,
  type ContractsStory,
  contractRows,
  contractsIn,
  contractsMeta,
  listing,
} from "../support/contracts-story.ts";
import { paletteIn } from "../support/shadow-queries.ts";
import { hold, inTurn, refuse } from "../support/story-calls.ts";

export default { ...contractsMeta, title: "scout-contracts/List" } satisfies Meta<ContractsArgs>;

/** A list with these rows. */
function listed(rows: readonly object[]): ContractsStory {
  return {
    args: { backend: { interfere: listing(rows) } },
    async play({ canvasElement }) {
      const contracts = await contractsIn(canvasElement);
      await expect(await contracts.table().find()).toBeVisible();
      await expect(contracts.rows().all()).toHaveLength(rows.length + 1);
    },
  };
}

/** A contract in every state. */
export const Ready: ContractsStory = listed(contractRows(5));

export const ReadyDark: ContractsStory = {
  ...Ready,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** Found by words and by state (decisions O9). */
export const Filtered: ContractsStory = {
  args: { backend: { interfere: listing(contractRows(25)) } },
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    await contracts.filter("completed");
    await contracts.search().fill("cox");
    await expect(await contracts.findByText("5 of 25 contracts", { selector: "p" })).toBeVisible();
  },
};

export const NoneFound: ContractsStory = {
  ...Ready,
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    await contracts.search().fill("nobody");
    await expect(await contracts.findByText("No contracts match.")).toBeVisible();
  },
};

/** `Ctrl+K`: what can be done on the screen (decisions X7). */
export const Palette: ContractsStory = {
  ...Ready,
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    const box = await contracts.search().find();
    await waitFor(async () => {
      box.focus();
      await fireEvent.keyDown(box, { key: "k", ctrlKey: true, bubbles: true, composed: true });
      await expect(await paletteIn(canvasElement).findByText("Show draft")).toBeVisible();
    });
  },
};

export const PaletteDark: ContractsStory = {
  ...Palette,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** Only the rows in sight are drawn (decisions ZB26). */
export const TwoHundred: ContractsStory = {
  args: { backend: { interfere: listing(contractRows(200)) } },
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    await expect(await contracts.table().find()).toHaveAttribute("aria-rowcount", "201");
  },
};

/** Rows without any data. */
export const BareRows: ContractsStory = listed([
  { guid: "a", state: "Completed" },
  { uri: "/scout/contracts/cox?contract=b" },
  {},
]);

/** Text is shown as text, and only web addresses are links. */
export const HostileText: ContractsStory = {
  ...listed([
    {
      created_at: "<b>today</b>",
      primary_contact_name: "<img src=x onerror=alert(1)> Bell & Sons \u202eevil",
      service_provider_name: "x".repeat(80),
      service_provider_url: "javascript:alert(1)",
      state: "",
      guid: "../../etc",
      uri: "javascript:alert(1)",
    },
  ]),
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    const links = await contracts.findAllByRole("link");
    const targets = links.map((link) => link.getAttribute("href"));
    await expect(targets.filter((target) => !target?.startsWith("http"))).toEqual([]);
  },
};

export const Loading: ContractsStory = {
  args: { backend: { interfere: hold("contracts") } },
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    await expect(await contracts.findByText("Loading contracts")).toBeInTheDocument();
    await expect(contracts.heading().get()).toBeVisible();
  },
};

export const Empty: ContractsStory = {
  args: { backend: { interfere: listing([]) } },
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    const sentence = "There are no contracts at this time.";
    await expect((await contracts.findAllByText(sentence)).at(-1)).toBeVisible();
    await expect(contracts.queryByRole("table")).not.toBeInTheDocument();
  },
};

export const Failed: ContractsStory = {
  args: { backend: { interfere: refuse("contracts", 500) } },
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    await expect(await contracts.alert().find()).toHaveTextContent("An error has occurred.");
    await expect(contracts.button("Try again").get()).toBeVisible();
  },
};

export const FailedDark: ContractsStory = {
  ...Failed,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** One row is busy, the others are not. */
export const Downloading: ContractsStory = {
  args: {
    backend: { interfere: inTurn(hold("contractPdf"), listing(contractRows(5))) },
  },
  async play({ canvasElement }) {
    const contracts = await contractsIn(canvasElement);
    await contracts.downloads().first().find();
    const [button, other] = contracts.downloads().all();
    button?.click();
    await expect(await contracts.findByText("Downloading the contract")).toBeInTheDocument();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(other).not.toHaveAttribute("aria-busy");
  },
};
