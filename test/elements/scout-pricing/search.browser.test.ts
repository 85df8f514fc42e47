import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, serve, stopClock } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import {
  address,
  bodyOf,
  held,
  openBuilder,
  openSearch,
  placePricing,
  searchCall,
  serveSearches,
  settingsCall,
  suggestionsCall,
} from "./open-pricing.ts";
import { acme, bolt, bundle, oneYear, rows, searchOf, threeYears } from "./searches.ts";

cleanUpHostPage();

const anError = "An error has occurred.";
const nothing = searchOf([], { provider: [], term: [] });

test("I1: provider, term, package and region filter the results without another call", async () => {
  const { searches } = await openBuilder(
    searchOf(
      [
        { ...rows.internet, region: "tx" },
        rows.voice,
        { ...rows.fiber, provider: "bolt" },
        { ...rows.addon, terms: ["12"] },
      ],
      {
        provider: [acme, bolt],
        term: [threeYears, oneYear],
        package: [{ ...bundle, provider: "acme" }],
        region: [
          { value: "tx", label: "Texas" },
          { value: "ca", label: "California" },
        ],
      },
    ),
  );
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "36");
  await expect.element(agent.section("Broadband")).toBeEnabled();
  await agent.choose("Package", "bundle");
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  await agent.choose("Region", "ca");
  await expect.poll(agent.lines).toEqual(["Voice line"]);
  await agent.choose("Provider", "bolt");
  await agent.choose("Term", "12");
  await expect.poll(agent.lines).toEqual([]);
  expect(searches()).toBe(1);
});

test("I1: the next search sends the chosen options as hints", async () => {
  const bodies: unknown[] = [];
  const found = searchOf([rows.internet, rows.voice], { package: [bundle] });
  const answer = async (request: Request) => {
    bodies.push(await bodyOf(request));
    return Response.json(found);
  };
  await openBuilder(found, { [searchCall]: answer }, { "prepared-for": "Acme Corp" });
  await agent.choose("Package", "bundle");
  await agent.generate().click();
  await expect.poll(() => bodies).toHaveLength(2);
  expect(bodies).toEqual([
    { query: { address, prepared_for: "Acme Corp" } },
    {
      query: {
        address,
        prepared_for: "Acme Corp",
        provider: "acme",
        term: "36",
        package: "bundle",
      },
    },
  ]);
});

test("I2: a blank text is not an address, two characters are", async () => {
  const backend = await serveSearches([nothing], {
    [suggestionsCall]: () => Response.json({ data: { rows: [] } }),
  });
  placePricing(backend, { address: "   " });
  await agent.generate().click();
  await expect.element(agent.address()).toHaveAccessibleDescription("Enter an address.");
  expect(backend.calls).not.toContain(searchCall);
  await agent.address().fill("5A");
  await agent.generate().click();
  await expect.poll(() => backend.calls).toContain(searchCall);
});

test("I8: the only provider and the only term are chosen; one of several is not", async () => {
  await openBuilder(searchOf([rows.internet], { term: [threeYears, oneYear] }));
  await expect.element(agent.choice("Provider")).toHaveValue("acme");
  await expect.element(agent.choice("Term")).toHaveDisplayValue("Choose a term");
  await expect
    .element(page.getByText("Choose a term to see services.", { exact: true }))
    .toBeVisible();
});

test("I7: the region is the provider's, else the only one; several regions are a choice", async () => {
  const regions = [
    { value: "tx", label: "Texas" },
    { value: "ca", label: "California" },
  ];
  await openBuilder(
    searchOf([rows.internet], { provider: [{ ...acme, region_id: "ca" }], region: regions }),
  );
  await expect.element(agent.choice("Region")).toHaveValue("ca");
});

test("I7: a single region is not a choice", async () => {
  await openBuilder(
    searchOf(
      [
        { ...rows.internet, region: "ca" },
        { ...rows.voice, region: "tx" },
      ],
      {
        region: [{ value: "tx", label: "Texas" }],
      },
    ),
  );
  await expect.element(agent.section("Phone Lines")).not.toHaveAttribute("aria-disabled");
  await expect.element(agent.section("Broadband")).toHaveAttribute("aria-disabled", "true");
  expect(agent.choice("Region").query()).toBeNull();
});

/** A search that is answered 504 the first time. */
async function openTooSlow(second: () => Response) {
  const clock = stopClock();
  const bodies: unknown[] = [];
  const opened = await openSearch(nothing, {
    [searchCall]: async (request) => {
      bodies.push(await bodyOf(request));
      return bodies.length === 1 ? new Response("", { status: 504 }) : second();
    },
  });
  await expect.element(agent.status(/taking longer than usual/)).toBeInTheDocument();
  return { clock, bodies, ...opened };
}

const builder = () => Response.json(searchOf([rows.internet]));

test("I9: a 504 is retried once after 60 seconds, with the same body", async () => {
  const { clock, bodies } = await openTooSlow(builder);
  await expect.element(agent.progress()).toBeVisible();
  // Waiting for the page moves the clock a little.
  await clock.advance(59_000);
  expect(bodies).toHaveLength(1);
  await clock.advance(1000);
  await expect.element(agent.proposal()).toBeVisible();
  expect(bodies).toEqual([{ query: { address } }, { query: { address } }]);
});

test.each([504, 500, 422])(
  "I9: a %i on the retry is an error, and Try again starts a new search",
  async (status) => {
    const { clock, bodies } = await openTooSlow(() =>
      bodies.length === 2 ? new Response("", { status }) : builder(),
    );
    await clock.advance(60_000);
    await expect.element(agent.alert()).toHaveTextContent(anError);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(agent.proposal()).toBeVisible();
    expect(bodies).toHaveLength(3);
  },
);

const endings: readonly (readonly [string, (element: HTMLElement) => unknown])[] = [
  ["Cancel", () => page.getByRole("button", { name: "Cancel" }).click()],
  ["Clear", () => agent.clear().click()],
  ["leaving", (element) => element.remove()],
];

test.each(endings)("I9: %s ends the wait without another call", async (_name, end) => {
  const { clock, bodies, element } = await openTooSlow(builder);
  await end(element);
  await expect.element(agent.progress()).not.toBeInTheDocument();
  await clock.advance(120_000);
  expect(bodies).toHaveLength(1);
});

test("I9: a newer search replaces the waiting one", async () => {
  const { clock, bodies } = await openTooSlow(builder);
  await agent.generate().click();
  await expect.element(agent.proposal()).toBeVisible();
  await clock.advance(120_000);
  expect(bodies).toHaveLength(2);
});

test("an answer after Cancel is ignored", async () => {
  const late = held();
  await openSearch(nothing, { [searchCall]: () => late.promise });
  await expect.element(agent.progress()).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  late.answer(builder());
  await expect.element(page.getByText(/^Enter an address above/)).toBeVisible();
  expect(agent.proposal().query()).toBeNull();
});

test.each([
  [
    "errorMessage before message",
    { errorMessage: "<p>Not here.</p>", message: "Other" },
    "Not here.",
  ],
  ["message", { errorMessage: "", message: "<b>Under</b> review." }, "Under review."],
  ["neither", {}, "There are no results at this time."],
  ["a total without rows", { total: 7 }, "There are no results at this time."],
])("I10: without results the page shows %s", async (_name, more, sentence) => {
  await openSearch({ ...nothing, ...more });
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(agent.proposal().query()).toBeNull();
});

test("I10: without results the lookup of the address is a link away", async () => {
  const navigated = listen("scout-navigated");
  await openSearch({ ...nothing });
  await page.getByRole("link", { name: "Look Up This Address" }).click();
  const [{ detail }] = navigated as [(typeof navigated)[number]];
  const { pathname, searchParams } = new URL(detail.href, window.location.href);
  expect([pathname, searchParams.get("address")]).toEqual([
    "/scout",
    (agent.address().element() as HTMLInputElement).value,
  ]);
});

test("I10: the server's message is shown as clean HTML, and the host page may prevent its links", async () => {
  const { element } = await openSearch(
    {
      ...nothing,
      message: `<p>Ask <a href="/help" onclick="window.hacked=1">us</a>
        <a href="javascript:window.hacked=1">now</a><script>window.hacked=1</script>
        <img src=x onerror="window.hacked=1"></p>`,
    },
    {},
  );
  await expect.element(page.getByRole("link", { name: "us" })).toBeVisible();
  const hrefs: string[] = [];
  element.addEventListener("scout-navigated", (event) => {
    event.preventDefault();
    hrefs.push(new URL(event.detail.href, window.location.href).pathname);
  });
  await page.getByRole("link", { name: "us" }).click();
  expect(hrefs).toEqual(["/help"]);
  expect(page.getByRole("link", { name: "now" }).query()).toBeNull();
  expect(element.shadowRoot?.querySelector("script, .rich-text img")).toBeNull();
  expect(Reflect.get(window, "hacked")).toBeUndefined();
});

test.each([
  ["a status that is not OK", () => new Response("<h1>Oh</h1>", { status: 500 })],
  ["half a JSON text", () => new Response('{"rows": [')],
  ["no network", () => Response.error()],
])("a search that ends in %s shows an error with Try again", async (name, first) => {
  if (name === "half a JSON text") expectLog("not-an-api");
  const answers = [first, builder];
  await openSearch(nothing, { [searchCall]: () => (answers.shift() ?? builder)() });
  await expect.element(agent.alert()).toHaveTextContent(anError);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(agent.proposal()).toBeVisible();
  expect(agent.alert().query()).toBeNull();
});

test("A12, ZA13: a search answered 403 shows the Denied page and is a failed load", async () => {
  expectLog("Denied: Access Denied");
  const [denied, failed] = [listen("scout-denied"), listen("scout-failed")];
  await openSearch(nothing, { [searchCall]: () => new Response("{}", { status: 403 }) });
  await expect.element(page.getByText("You are not authorized to access this page.")).toBeVisible();
  expect(failed.map(({ detail }) => detail.status)).toEqual([403]);
  expect(denied).toEqual([]);
});

test("C7: no search is sent before the settings give access", async () => {
  const settings = held();
  const { backend } = await openSearch(searchOf([rows.internet]), {
    [settingsCall]: () => settings.promise,
  });
  await expect.poll(() => backend.calls).toEqual([settingsCall]);
  settings.answer(Response.json({ data: { settings: { capabilities: ["scout:access"] } } }));
  await expect.element(agent.proposal()).toBeVisible();
  expect(backend.calls).toEqual([settingsCall, searchCall]);
});

test("refresh searches again and keeps the cart", async () => {
  const { element, searches } = await openBuilder(searchOf([rows.internet]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  element.refresh();
  await expect.poll(searches).toBe(2);
  await expect.element(agent.progress()).not.toBeInTheDocument();
  expect(agent.lines()).toEqual(["Internet 100"]);
});

test("an address of the reference backend is typed, suggested and priced", async () => {
  placePricing(await serve());
  await agent.address().fill("60 Hudson");
  await page.getByRole("option").first().click();
  await expect.element(agent.proposal()).toBeVisible();
  await expect.element(agent.choice("Provider")).toBeVisible();
});

test("in a column of 200 px the buttons stay in it", async () => {
  const element = placePricing(await serve());
  const column = document.createElement("div");
  column.style.inlineSize = "200px";
  element.replaceWith(column);
  column.append(element);
  const right = (part: ReturnType<typeof agent.clear>) =>
    part.element().getBoundingClientRect().right;
  await expect.element(agent.clear()).toBeVisible();
  expect(right(agent.clear())).toBeLessThanOrEqual(right(agent.preparedFor()));
});
