import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { pageState } from "../../../src/core/internal.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve, stopClock } from "../../support/host-page.ts";
import { cardNames } from "../../testers/lookup-tester.ts";
import { watchPaper } from "../host/paper.ts";
import { agent } from "./agent.ts";

cleanUpHostPage();
const paper = watchPaper();

const building = "5192 Main Street, New York, NY 10029";

test("an address is typed, chosen, tracked and shown", async () => {
  const clock = stopClock();
  place("scout-lookup", await serve());
  await agent.address().fill("100 m");
  await clock.advance(200);
  await agent.suggestions().first().click();
  await clock.advanceWhile(agent.progress());
  await expect.element(agent.providers()).toBeVisible();
  for (const name of cardNames) await expect.element(agent.card(name)).toBeVisible();
  await expect.element(agent.providers()).toBeVisible();
  await expect.element(page.getByText("Showing Results For:")).toBeVisible();
  await expect.element(agent.progress()).not.toBeInTheDocument();
});

test("the same by keyboard only", async () => {
  const clock = stopClock();
  place("scout-lookup", await serve());
  await expect.element(agent.address()).toBeVisible();
  await agent.press("{Tab}5192 main");
  await clock.advance(200);
  await expect.element(agent.suggestions().first()).toBeVisible();
  await agent.press("{ArrowDown}{Enter}");
  await expect.element(agent.address()).toHaveValue(building);
  await clock.advanceWhile(agent.progress());
  await expect.element(agent.providers()).toBeVisible();
});

test("its events are sent once each, and bubble out of the shadow root", async () => {
  const clock = stopClock();
  const started = listen("scout-lookup-started");
  const progressed = listen("scout-lookup-progressed");
  const completed = listen("scout-lookup-completed");
  place("scout-lookup", await serve());
  await expect.element(agent.address()).toBeVisible();
  document.querySelector("scout-lookup")?.search(` ${building} `);
  await clock.advanceWhile(agent.progress());
  expect(started.map(({ detail }) => detail)).toEqual([{ address: building }]);
  expect(completed).toHaveLength(1);
  expect(completed[0]?.detail).toMatchObject({
    address: building,
    place: { location: { pretty: building } },
  });
  const percentages = progressed.map(({ detail }) => detail.percentage);
  expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
  expect(progressed.at(-1)?.detail).toMatchObject({ percentage: 100, label: "Done.." });
  expect([...started, ...progressed, ...completed].every((event) => event.composed)).toBe(true);
});

test("a failure shows its text, and Try again repeats the lookup", async () => {
  const clock = stopClock();
  const failed = listen("scout-lookup-failed");
  let isBroken = true;
  const backend = await serve({
    intercept: ({ url }) =>
      isBroken && url.includes("/api/v1/scout?")
        ? new Response("<h1>Bad gateway</h1>", { status: 502 })
        : undefined,
  });
  place("scout-lookup", backend, { address: building });
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  expect(failed.map(({ detail }) => detail)).toEqual([
    { address: building, status: 502, message: "An error has occurred." },
  ]);
  isBroken = false;
  await agent.button("Try again").click();
  await clock.advanceWhile(agent.progress());
  await expect.element(agent.providers()).toBeVisible();
  await expect.element(agent.alert()).not.toBeInTheDocument();
});

test.for([
  [{}, "/batch"],
  [{ sandboxHosts: [window.location.hostname] }, "/api/v1/sandler-batch"],
  [{ batchApiStyle: "api" }, "/api/v1/sandler-batch"],
] as const)("G13: configured with %j, a lookup is followed at %s", async ([config, path]) => {
  configure(config);
  const clock = stopClock();
  const backend = await serve();
  place("scout-lookup", backend, { address: building });
  await clock.advanceWhile(agent.progress());
  await expect.element(agent.providers()).toBeVisible();
  const followed = backend.calls.filter((call) => call.includes("batch"));
  expect([...new Set(followed)]).toEqual([`POST ${path}`]);
});

test("A12, ZA13: a lookup that answers 403 shows the Denied page, with the lookup's own event", async () => {
  expectLog("Denied: Access Denied");
  const others = [listen("scout-denied"), listen("scout-failed")];
  const failed = listen("scout-lookup-failed");
  const backend = await serve({
    intercept: ({ url }) =>
      url.includes("/api/v1/scout?") ? new Response("{}", { status: 403 }) : undefined,
  });
  place("scout-lookup", backend, { address: building });
  await expect.element(page.getByText("You are not authorized to access this page.")).toBeVisible();
  expect(failed.map(({ detail }) => detail.status)).toEqual([403]);
  expect(others).toEqual([[], []]);
});

test("A12, ZA7, ZA13: a lookup that answers 401 shows the error page with the way in, with the lookup's own event", async () => {
  configure({ signInUri: "/login/" });
  expectLog("Unauthorized: Unauthorized", "token-missing");
  const others = [listen("scout-denied"), listen("scout-failed")];
  const failed = listen("scout-lookup-failed");
  const backend = await serve({
    intercept: ({ url }) =>
      url.includes("/api/v1/scout?") ? new Response("{}", { status: 401 }) : undefined,
  });
  place("scout-lookup", backend, { address: building });
  await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  expect(failed.map(({ detail }) => detail.status)).toEqual([401]);
  expect(others).toEqual([[], []]);
});

test.for([
  [401, ["Unauthorized: Unauthorized", "token-missing"]],
  [403, ["Denied: Access Denied"]],
] as const)(
  "A12: the error page of a lookup that answers %s goes with the next address",
  async ([status, logged]) => {
    expectLog(...logged);
    const clock = stopClock();
    let isRefused = true;
    const backend = await serve({
      intercept: ({ url }) =>
        isRefused && url.includes("/api/v1/scout?") ? new Response("{}", { status }) : undefined,
    });
    place("scout-lookup", backend, { address: "1 Refused Street, Dallas" });
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(agent.address()).not.toBeInTheDocument();
    isRefused = false;
    document.querySelector("scout-lookup")?.search(building);
    await clock.advanceWhile(agent.progress());
    await expect.element(agent.address()).toHaveValue(building);
    await expect.element(agent.providers()).toBeVisible();
  },
);

test("C6: after a sign-out Scout is not called until access returns", async () => {
  expectLog("Denied: Access Denied", "token-missing");
  const clock = stopClock();
  let mayScout = true;
  const backend = await serve({
    intercept: ({ url }) =>
      !mayScout && url.includes("/site-connector/settings")
        ? Response.json({ data: { settings: { capabilities: [] } } })
        : undefined,
  });
  place("scout-lookup", backend, { address: building });
  await expect.element(agent.progress()).toBeVisible();
  const session = pageState().cores.get(backend.apiBase)?.session;
  mayScout = false;
  session?.signOut();
  await expect.element(page.getByText("You are not authorized to access this page.")).toBeVisible();
  const before = backend.calls.length;
  await clock.advance(5000);
  expect(backend.calls.slice(before)).toEqual([]);
  mayScout = true;
  session?.signIn("a token", "external");
  await clock.advanceWhile(agent.progress());
  await expect.element(agent.providers()).toBeVisible();
});

test("Try again and Dismiss keep the focus in the element, and the end is announced", async () => {
  const clock = stopClock();
  let isBroken = true;
  const backend = await serve({
    intercept: ({ url }) =>
      isBroken && url.includes("/api/v1/scout?") ? new Response("", { status: 500 }) : undefined,
  });
  const element = place("scout-lookup", backend, { address: building });
  await expect.element(agent.alert()).toBeVisible();
  isBroken = false;
  await agent.button("Try again").click();
  await expect.element(agent.alert()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement).not.toBeNull();
  await clock.advanceWhile(agent.progress());
  await clock.advance(500);
  await expect.element(page.getByRole("status").filter({ hasText: "Done.." })).toBeInTheDocument();
});

test("G10: an address looked up before is shown without another call; searching the same again repeats the lookup", async () => {
  const clock = stopClock();
  const backend = await serve();
  const element = place("scout-lookup", backend, { address: building });
  const starts = () => backend.calls.filter((call) => call === "POST /api/v1/scout").length;
  await clock.advanceWhile(agent.progress());
  await expect.element(agent.providers()).toBeVisible();
  element.remove();
  await Promise.resolve();
  place("scout-lookup", backend, { address: building });
  await expect.element(agent.providers()).toBeVisible();
  expect(starts()).toBe(1);
  await agent.search().click();
  await expect.element(agent.progress()).toBeVisible();
  await expect.poll(starts).toBe(2);
});

test("the table of providers is copied as it stands, saved as CSV and printed", async () => {
  const written: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, "write").mockImplementation(async (items) => {
    written.push(...items);
  });
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:kept";
  });
  const fileNames: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    fileNames.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const clock = stopClock();
  place("scout-lookup", await serve(), { address: building });
  await clock.advanceWhile(agent.progress());
  const table = page.getByRole("table", { name: "Available Providers" });
  await expect.element(table).toBeVisible();
  const textOf = (cell: Element) => cell.textContent.replace(" (opens in a new tab)", "");
  const shown = table
    .getByRole("row")
    .elements()
    .map((row) => [...row.children].slice(0, 3).map(textOf));

  await page.getByRole("button", { name: /^Copy as table/ }).click();
  await expect.poll(() => written).toHaveLength(1);
  const copied = async (type: string) => (await written[0]?.getType(type))?.text();
  const lines = (await copied("text/plain"))?.split("\n").map((line) => line.split("\t"));
  expect(lines?.slice(1)).toEqual(shown.slice(1));
  expect(await copied("text/html")).toMatch(/^<table/);

  await page.getByRole("button", { name: /^Download CSV/ }).click();
  await expect.poll(() => files).toHaveLength(1);
  expect(fileNames).toEqual(["Available providers.csv"]);
  expect(files[0]?.type).toBe("text/csv");
  expect((await files[0]?.text())?.trimEnd().split("\r\n")).toHaveLength(shown.length);

  await page.getByRole("button", { name: /^Print/ }).click();
  await expect.poll(() => paper.frames).toHaveLength(1);
  const printed = paper.frames[0]?.contentDocument?.querySelectorAll("tr") ?? [];
  const rows = [...printed].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1)).toEqual(shown.slice(1));
});

test("G24: the columns sort, distances as numbers with blanks last in both directions; pricing does not", async () => {
  const providers = [
    { name: "Zayo", access_type: [{ name: "Fiber" }], distance: 900 },
    { name: "AT&T", access_type: [{ name: "Copper" }], distance: "" },
    { name: "Cox", access_type: [{ name: "Coax" }], distance: 1200 },
  ];
  const backend = await serve({
    intercept: ({ url }) =>
      url.includes("/api/v1/scout?")
        ? Response.json({ data: { place: { providers } } })
        : undefined,
  });
  place("scout-lookup", backend, { address: building });
  const names = () =>
    agent
      .providers()
      .getByRole("rowheader")
      .elements()
      .map(({ textContent }) => textContent);
  const sort = (name: string) =>
    agent.providers().getByRole("button", { name, exact: true }).click();
  await expect.poll(names).toEqual(["Zayo", "AT&T", "Cox"]);
  await sort("Distance");
  await expect.poll(names).toEqual(["Zayo", "Cox", "AT&T"]);
  await sort("Distance");
  await expect.poll(names).toEqual(["Cox", "Zayo", "AT&T"]);
  await sort("Distance");
  await expect.poll(names).toEqual(["Zayo", "AT&T", "Cox"]);
  await sort("Provider");
  await expect.poll(names).toEqual(["AT&T", "Cox", "Zayo"]);
  await sort("Access Type");
  await expect.poll(names).toEqual(["Cox", "AT&T", "Zayo"]);
  await expect
    .element(page.getByRole("columnheader", { name: "Generate Pricing" }))
    .not.toHaveAttribute("aria-sort");
});

test("ZA3: a search after Clear, or after the host page's own, calls the server again", async () => {
  const clock = stopClock();
  const backend = await serve();
  const element = place("scout-lookup", backend, { address: building });
  const starts = () => backend.calls.filter((call) => call === "POST /api/v1/scout").length;
  await clock.advanceWhile(agent.progress());
  await expect.element(agent.providers()).toBeVisible();
  await agent.clear().click();
  await agent.lookUp(building);
  await expect.element(agent.progress()).toBeVisible();
  await expect.poll(starts).toBe(2);
  await clock.advanceWhile(agent.progress());
  element.setAttribute("address", "10 Pine Street, Austin, TX 78701");
  await expect.poll(starts).toBe(3);
  await clock.advanceWhile(agent.progress());
  await agent.lookUp(building);
  await expect.poll(starts).toBe(4);
});

test("starting a search moves nothing below the form, with or without results", async () => {
  const clock = stopClock();
  const element = place("scout-lookup", await serve());
  const below = () => {
    const panel = element.shadowRoot?.querySelector(".bulk-panel");
    return panel ? Math.round(panel.getBoundingClientRect().top + window.scrollY) : null;
  };
  await expect.poll(below).not.toBeNull();
  const atFirst = below();
  await agent.lookUp(building);
  await expect.element(agent.progress()).toBeVisible();
  expect(below()).toBe(atFirst);
  await clock.advanceWhile(agent.progress());
  await expect.element(agent.providers()).toBeVisible();
  const withResults = below();
  await agent.search().click();
  await expect.element(agent.progress()).toBeVisible();
  expect(below()).toBe(withResults);
});

test("G24: the table keeps the server's order until a heading sorts it; distances sort as numbers, blanks last", async () => {
  const rows: readonly (readonly [string, string, unknown])[] = [
    ["Zito", "Fiber", 1234],
    ["att", "Coax", null],
    ["Lumen", "", "200"],
    ["Cox", "Wireless", 0],
    ["Bell", "DSL", "on net"],
    ["Yak", "cable", ""],
  ];
  const providers = rows.map(([name, access, distance]) => ({
    name,
    access_type: access === "" ? [] : [{ name: access }],
    distance,
    pricing_link: { uri: "/scout/pricing" },
  }));
  const backend = await serve({
    intercept: ({ url }) =>
      url.includes("/api/v1/scout?")
        ? Response.json({ data: { place: { providers } } })
        : undefined,
  });
  place("scout-lookup", backend, { address: building });
  await expect.element(agent.providers()).toBeVisible();
  const names = () =>
    agent
      .providers()
      .getByRole("rowheader")
      .elements()
      .map(({ textContent }) => textContent);
  const served = rows.map(([name]) => name);
  expect(names()).toEqual(served);
  for (const [heading, ascending, descending] of [
    ["Distance", "Cox Lumen Zito Bell att Yak", "Bell Zito Lumen Cox att Yak"],
    ["Provider", "att Bell Cox Lumen Yak Zito", "Zito Yak Lumen Cox Bell att"],
    ["Access Type", "Yak att Bell Zito Cox Lumen", "Cox Zito Bell att Yak Lumen"],
  ] as const) {
    const button = agent.providers().getByRole("button", { name: heading });
    for (const order of [ascending, descending]) {
      await button.click();
      await expect.poll(() => names().join(" ")).toBe(order);
    }
    await button.click();
    await expect.poll(names).toEqual(served);
  }
  const headings = agent.providers().getByRole("columnheader");
  expect(headings.elements()).toHaveLength(4);
  expect(headings.getByRole("button").elements()).toHaveLength(3);
  // G26: the address is added where the server's link has none.
  const query = new URLSearchParams({ address: building }).toString();
  await expect
    .element(agent.providers().getByRole("link", { name: "Generate Pricing for Zito" }))
    .toHaveAttribute("href", expect.stringContaining(query));
});

test("G19: a provider's error is shown completely", async () => {
  const entry = { type: "error", description: "No answer.", footnote: "No <zip> sent." };
  const place_ = {
    lec_provider_name: "Zito",
    providers: [{ name: "Zito", serviceability: [entry] }],
  };
  const backend = await serve({
    intercept: ({ url }) =>
      url.includes("/api/v1/scout?") ? Response.json({ data: { place: place_ } }) : undefined,
  });
  place("scout-lookup", backend, { address: building });
  const error = agent.card("LEC").getByRole("note");
  await expect.element(error).toBeVisible();
  const lines = [...error.element().querySelectorAll("p")];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "No answer.",
    "No <zip> sent.",
    "This error has been reported to the Portal Development Team.",
  ]);
});

test("Clear aborts, empties everything and focuses the box", async () => {
  const clock = stopClock();
  place("scout-lookup", await serve(), { address: building });
  await clock.advance(2000);
  await expect.element(agent.progress()).toBeVisible();
  await agent.clear().click();
  await expect.element(agent.progress()).not.toBeInTheDocument();
  await expect.element(agent.address()).toHaveValue("");
  const root = document.querySelector("scout-lookup")?.shadowRoot;
  expect(root?.activeElement).toBe(agent.address().element());
  await clock.advance(20_000);
  await expect.element(page.getByText(/Enter an address above/)).toBeVisible();
});

test("a text that is too short stays, with a hint and without a call", async () => {
  const backend = await serve();
  place("scout-lookup", backend);
  await agent.lookUp("12");
  await expect.element(page.getByText("Enter a full street address.")).toBeVisible();
  await expect.element(agent.address()).toHaveValue("12");
  expect(backend.calls).toEqual(["GET /api/v1/site-connector/settings"]);
});

test("after failed suggestions the text can be searched as typed", async () => {
  const clock = stopClock();
  place(
    "scout-lookup",
    await serve({
      intercept: ({ url }) =>
        url.includes("address-lookup") ? new Response("no", { status: 500 }) : undefined,
    }),
  );
  await agent.address().fill(building);
  await clock.advance(200);
  await agent.press("{Enter}");
  await clock.advanceWhile(agent.progress());
  await expect.element(agent.providers()).toBeVisible();
});

test("D9: the lookup token is passed only with an address that it was issued for", async () => {
  const clock = stopClock();
  const tokens: unknown[] = [];
  const issued: unknown[] = [];
  const backend = await serve({
    async intercept(request) {
      if (request.url.includes("/api/v1/scout?")) {
        const body: unknown = await request.clone().json();
        tokens.push(body && typeof body === "object" ? Reflect.get(body, "lookup_token") : null);
      }
      if (request.url.includes("address-lookup")) {
        const token = `token-${issued.length}`;
        issued.push(token);
        return Response.json({ data: { rows: [building], lookup_token: token } });
      }
      return undefined;
    },
  });
  const element = place("scout-lookup", backend);
  await agent.address().fill("5192");
  await clock.advance(200);
  await agent.suggestions().first().click();
  await expect.poll(() => tokens).toEqual(["token-0"]);
  await expect.element(agent.address()).toBeVisible();
  Reflect.apply(Reflect.get(element, "search"), element, ["77 Other Road, Austin, TX 78701"]);
  await expect.poll(() => tokens).toEqual(["token-0", undefined]);
});

test("hostile text stays text, and hostile links are no links", async () => {
  const hostile = `<img src=x onerror="window.hacked=1"><a href="javascript:alert(1)">x</a>`;
  place(
    "scout-lookup",
    await serve({
      intercept: ({ url }) =>
        url.includes("/api/v1/scout?")
          ? Response.json({
              data: {
                place: {
                  lec_provider_name: hostile,
                  npa_nxx: hostile,
                  location: { address: { pretty: hostile } },
                  providers: [
                    {
                      name: hostile,
                      uri: "javascript:alert(1)",
                      logo_uri: "javascript:alert(1)",
                      access_type: [{ name: hostile }],
                      distance: hostile,
                      pricing_link: { uri: "data:text/html,x", label: hostile },
                      serviceability: [
                        { label: hostile, value: hostile, color: "red;background:url(//evil)" },
                      ],
                    },
                  ],
                },
              },
            })
          : undefined,
    }),
    { address: building },
  );
  await expect.element(agent.providers()).toBeVisible();
  const root = document.querySelector("scout-lookup")?.shadowRoot;
  expect(root?.querySelectorAll("a, img")).toHaveLength(0);
  expect(Reflect.get(window, "hacked")).toBeUndefined();
});

test("long words stay in their cards, however narrow", async () => {
  const word = "Unbreakable".repeat(30);
  const backend = await serve({
    intercept: ({ url }) =>
      url.includes("/api/v1/scout?")
        ? Response.json({
            data: {
              place: {
                providers: [{ name: word, serviceability: [{ label: word, value: word }] }],
                lec_provider_name: word,
                cable_provider_name: `${word} Cable`,
                npa_nxx: word,
                location: { address: { pretty: word } },
              },
            },
          })
        : undefined,
  });
  const element = place("scout-lookup", backend, { address: building });
  const box = document.createElement("div");
  box.style.inlineSize = "320px";
  element.replaceWith(box);
  box.append(element);
  await expect.element(agent.providers()).toBeVisible();
  expect(box.scrollWidth).toBe(320);
});

test("in a column of 200 px the buttons stay in it", async () => {
  const element = place("scout-lookup", await serve());
  const column = document.createElement("div");
  column.style.inlineSize = "200px";
  element.replaceWith(column);
  column.append(element);
  const right = (part: ReturnType<typeof agent.clear>) =>
    part.element().getBoundingClientRect().right;
  await expect.element(agent.clear()).toBeVisible();
  expect(right(agent.clear())).toBeLessThanOrEqual(right(agent.address()));
});

test("a relative logo is loaded from the API's origin", async () => {
  performance.clearResourceTimings();
  const backend = await serve({
    intercept: ({ url }) =>
      url.includes("/api/v1/scout?")
        ? Response.json({
            data: {
              place: {
                providers: [{ name: "Acme", logo_uri: "logos/acme.svg" }],
                lec_provider_name: "Acme",
              },
            },
          })
        : undefined,
  });
  place("scout-lookup", backend, { address: building });
  const asked = () => performance.getEntriesByType("resource").map(({ name }) => name);
  await expect.poll(asked).toContain(`${window.location.origin}${backend.apiBase}/logos/acme.svg`);
});

test("a burst of 300 keystrokes makes one call and leaves no nodes", async () => {
  const clock = stopClock();
  const backend = await serve();
  place("scout-lookup", backend);
  await expect.element(agent.card("Bulk upload")).toBeVisible();
  await agent.address().fill("5192 m");
  const input = agent.address().element();
  if (!(input instanceof HTMLInputElement)) throw new Error("The box is no input.");
  const countNodes = () =>
    document.querySelector("scout-lookup")?.shadowRoot?.querySelectorAll("*").length ?? 0;
  const before = countNodes();
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (let at = 0; at < 300; at += 1) {
    write?.call(input, `5192 main ${at}`);
    input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  }
  await clock.advance(200);
  await expect.element(agent.address()).toHaveValue("5192 main 299");
  const asked = () => backend.calls.filter((call) => call.includes("address-lookup")).length;
  await expect.poll(asked).toBe(1);
  await expect.poll(countNodes).toBeLessThanOrEqual(before);
});

test("G37: one line says what the address offers, and leads to its prices", async () => {
  const clock = stopClock();
  const navigated = listen("scout-navigated");
  place("scout-lookup", await serve(), { address: building });
  await expect.element(page.getByText(/^\d+ providers so far/)).toBeVisible();
  await clock.advanceWhile(agent.progress());
  await expect
    .element(page.getByText(/^\d+ providers · \d+ with prices · up to [\d,]+ Mbps$/))
    .toBeVisible();
  await page.getByRole("link", { name: "Price This Address" }).click();
  const [{ detail } = { detail: { href: "" } }] = navigated.slice(-1);
  const { pathname, searchParams } = new URL(detail.href, window.location.origin);
  expect([pathname, [...searchParams]]).toEqual(["/scout/pricing", [["address", building]]]);
});

test("G38: a lookup says what has answered, and after three earlier ones about how long it still takes", async () => {
  const clock = stopClock();
  place("scout-lookup", await serve(), { address: building });
  const nothing = page.getByText("Nothing has answered yet.");
  const timeLeft = page.getByText(/^(About \d+|A few) seconds left$/);
  await expect.element(nothing).toBeVisible();
  await clock.advanceWhile(nothing);
  await expect.element(page.getByText(/^Answered: address/)).toBeVisible();
  await clock.advanceWhile(agent.progress());
  for (let ended = 1; ended <= 3; ended += 1) {
    await expect.element(agent.providers()).toBeVisible();
    await agent.search().click();
    await expect.element(nothing).toBeVisible();
    if (ended === 3) break;
    expect(timeLeft.elements()).toEqual([]);
    await clock.advanceWhile(agent.progress());
  }
  await expect.element(timeLeft).toBeVisible();
  await clock.advanceWhile(timeLeft);
  await expect.element(agent.progress()).not.toBeInTheDocument();
});

test("in a wide page the table of providers is in sight beside the cards, and no card is drawn longer than its content", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1024, 768));
  const clock = stopClock();
  place("scout-lookup", await serve(), { address: building });
  await clock.advanceWhile(agent.progress());
  await expect.element(agent.providers()).toBeVisible();
  const boxes = cardNames.map((name) => agent.card(name).element().getBoundingClientRect());
  const [lec, cable, details, providers] = boxes;
  if (!lec || !cable || !details || !providers) throw new Error("a card is missing");
  expect(providers.top).toBe(lec.top);
  expect(providers.left).toBeGreaterThan(cable.right);
  expect([details.left, details.top > cable.bottom]).toEqual([cable.left, true]);
  const table = agent.providers().element().parentElement;
  expect(table?.scrollWidth).toBe(table?.clientWidth);
  for (const name of cardNames) {
    const card = agent.card(name).element();
    const end = Math.max(
      ...[...card.children].map((child) => child.getBoundingClientRect().bottom),
    );
    expect(card.getBoundingClientRect().bottom - end).toBeLessThan(40);
  }
});

test("G37: an address that cannot be validated marks the box, says what to do and suggests again", async () => {
  const clock = stopClock();
  const backend = await serve({
    intercept: ({ method, url }) =>
      method === "POST" && new URL(url).pathname === "/api/v1/scout"
        ? Response.json({}, { status: 422 })
        : undefined,
  });
  place("scout-lookup", backend);
  await agent.address().fill("5192 main");
  const besideTheBox = () => {
    const [box, button] = [agent.address(), agent.search()].map((one) =>
      one.element().getBoundingClientRect(),
    );
    return [(button?.top ?? 0) - (box?.top ?? 0), (button?.bottom ?? 0) - (box?.bottom ?? 0)];
  };
  expect(besideTheBox()).toEqual([0, 0]);
  await agent.press("{Enter}");
  await expect.element(page.getByText("CANNOT VALIDATE ADDRESS.")).toBeVisible();
  expect(besideTheBox()).toEqual([0, 0]);
  // The service is not at fault.
  await expect.element(page.getByText(/^The service/)).not.toBeInTheDocument();
  await expect.element(agent.address()).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(agent.address())
    .toHaveAccessibleDescription("Check street and ZIP code, or choose a suggestion.");
  await clock.advance(200);
  await agent.press("{ArrowDown}");
  await expect.element(agent.suggestions().first()).toBeVisible();
  await agent.address().fill("5192 main s");
  await expect.element(agent.address()).not.toHaveAttribute("aria-invalid", "true");
});
