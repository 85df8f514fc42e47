import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { cardNames } from "../../../src/testing/parts/lookup-tester.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve, stopClock } from "../../support/host-page.ts";
import { watchPaper } from "../host/paper.ts";
import { agent, cachedAddress, endLookup } from "./agent.ts";

cleanUpHostPage();
const paper = watchPaper();

const building = "5192 Main Street, New York, NY 10029";

/** Opens the reference backend with a different answer to the start of a lookup. */
function serveStart(answer: () => Response | undefined) {
  return serve({
    intercept: ({ url }) => (url.includes("/api/v1/scout?") ? answer() : undefined),
  });
}

/** Shows a lookup that is answered immediately with this place. */
async function showPlace(shown: object, address = building): Promise<HTMLElement> {
  const backend = await serveStart(() => Response.json({ data: { place: shown } }));
  const element = place("scout-lookup", backend, { address });
  await expect.element(agent.card("Available Providers")).toBeVisible();
  return element;
}

test("the user chooses an address by keyboard and receives its results; the event leaves the shadow root; Clear empties everything and focuses the box", async () => {
  const clock = stopClock();
  const completed = listen("scout-lookup-completed");
  const element = place("scout-lookup", await serve());
  await expect.element(agent.address()).toBeVisible();
  await agent.press("{Tab}5192 main");
  await clock.advance(200);
  await expect.element(agent.suggestions().first()).toBeVisible();
  await agent.press("{ArrowDown}{Enter}");
  await expect.element(agent.address()).toHaveValue(building);
  await endLookup(clock);
  for (const name of cardNames) await expect.element(agent.card(name)).toBeVisible();
  await expect.element(agent.providers()).toBeVisible();
  await expect.element(page.getByText("Showing Results For:")).toBeVisible();
  expect(completed.map(({ composed }) => composed)).toEqual([true]);
  await clock.advance(500);
  await expect.element(page.getByRole("status").filter({ hasText: "prices" })).toBeInTheDocument();
  await agent.clear().click();
  await expect.element(page.getByText(/Enter an address to see/)).toBeVisible();
  await expect.element(agent.providers()).not.toBeInTheDocument();
  await expect.element(agent.address()).toHaveValue("");
  expect(element.shadowRoot?.activeElement).toBe(agent.address().element());
});

test("W27: an answer for another address is marked below the caption, announced and in the CSV file; the same address is not", async () => {
  const dallas = "5192 Main Street, Dallas, TX 75201";
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return "blob:kept";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const providers = [{ name: "Acme", serviceability: [{ label: "Fiber" }] }];
  await showPlace({ providers, location: { address: { pretty: dallas } } });
  const sentence = `Found ${dallas}. You asked for New York, NY 10029.`;
  await expect.element(page.getByRole("note")).toHaveTextContent(sentence);
  await expect.element(page.getByRole("status").filter({ hasText: sentence })).toBeInTheDocument();
  await page.getByRole("button", { name: /^Download CSV/ }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(await saved[0]?.text()).toContain(`"${dallas}","${building}"`);
});

test("W28: a typed unit that the suggestion lacks can be kept; a post box is named while it is typed", async () => {
  const clock = stopClock();
  const element = place("scout-lookup", await serve());
  await expect.element(agent.address()).toBeVisible();
  await agent.press("{Tab}PO Box 12");
  await expect
    .element(agent.address())
    .toHaveAccessibleDescription("Post office box. Providers need a street address.");
  await agent.address().fill("");
  await agent.press("5192 main street #4");
  await clock.advance(200);
  await expect.element(agent.suggestions().first()).toBeVisible();
  await agent.press("{ArrowDown}{Enter}");
  await expect.element(agent.address()).toHaveValue(building);
  await agent.button("Keep #4").click();
  await expect.element(agent.address()).toHaveValue("5192 Main Street, #4, New York, NY 10029");
  expect(element.shadowRoot?.activeElement).toBe(agent.address().element());
  await expect.element(agent.button("Keep #4")).not.toBeInTheDocument();
});

test("W27: a ZIP code that was not entered is named below the caption and announced, without a mark", async () => {
  const entered = "5192 Main Street, New York, NY";
  await showPlace({ providers: [], location: { address: { pretty: building } } }, entered);
  const sentence = "You entered no ZIP code. Results are for 10029.";
  await expect.element(page.getByText(sentence).first()).toBeVisible();
  await expect.element(page.getByRole("status").filter({ hasText: sentence })).toBeInTheDocument();
  await expect.element(page.getByRole("note")).not.toBeInTheDocument();
});

test("W27: an answer for the requested address has no mark", async () => {
  await showPlace({ providers: [], location: { address: { pretty: `${building}-1234` } } });
  await expect.element(page.getByRole("note")).not.toBeInTheDocument();
});

test("G9: a failure shows its text; Try again repeats the lookup and keeps focus in the element", async () => {
  let isBroken = true;
  const backend = await serveStart(() =>
    isBroken ? new Response("<h1>Bad gateway</h1>", { status: 502 }) : undefined,
  );
  const element = place("scout-lookup", backend, { address: cachedAddress });
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  isBroken = false;
  await agent.button("Try again").click();
  await expect.element(agent.providers()).toBeVisible();
  await expect.element(agent.alert()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement).not.toBeNull();
});

test.for([
  [401, "You are not signed in.", ["Unauthorized: Unauthorized", "token-missing"]],
  [403, "You are not authorized to access this page.", ["Denied: Access Denied"]],
] as const)(
  "A12, C19, C20: a lookup answered with %s shows the error page, which the next address removes",
  async ([status, sentence, logged]) => {
    configure({ signInUri: "/login/" });
    expectLog(...logged);
    let isRefused = true;
    const others = [listen("scout-denied"), listen("scout-failed")];
    const backend = await serveStart(() =>
      isRefused ? new Response("{}", { status }) : undefined,
    );
    place("scout-lookup", backend, { address: building });
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(page.getByRole("link", { name: "Sign in" }).query() !== null).toBe(status === 401);
    expect([agent.address().query(), ...others]).toEqual([null, [], []]);
    isRefused = false;
    document.querySelector("scout-lookup")?.search(cachedAddress);
    await expect.element(agent.address()).toHaveValue(cachedAddress);
    await expect.element(agent.providers()).toBeVisible();
  },
);

test("the table of providers can be copied, saved as CSV and printed as shown", async () => {
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
  place("scout-lookup", await serve(), { address: cachedAddress });
  const table = page.getByRole("table", { name: "Available Providers" });
  await expect.element(table).toBeVisible();
  // The dash of what is not known is only on the screen.
  const textOf = (cell: Element) =>
    cell.textContent.replace(" (opens in a new tab)", "").replace("–unknown", "");
  const shown = table
    .getByRole("row")
    .elements()
    .filter(({ children }) => children.length > 1)
    .map((row) => [...row.children].slice(0, 5).map(textOf));

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

test("starting a search moves nothing below the form, with or without results", async () => {
  const found = { place: { providers: [{ name: "Zito" }, { name: "Cox" }] } };
  let isFound = false;
  const backend = await serveStart(() => (isFound ? Response.json({ data: found }) : undefined));
  const element = place("scout-lookup", backend);
  const below = () => {
    const panel = element.shadowRoot?.querySelector(".bulk-panel");
    return panel ? Math.round(panel.getBoundingClientRect().top + window.scrollY) : null;
  };
  await expect.poll(below).not.toBeNull();
  const atFirst = below();
  await agent.lookUp(building);
  await expect.element(agent.progress()).toBeVisible();
  expect(below()).toBe(atFirst);
  isFound = true;
  await agent.search().click();
  await expect.element(agent.providers()).toBeVisible();
  const withResults = below();
  isFound = false;
  await agent.search().click();
  await expect.element(agent.progress()).toBeVisible();
  expect(below()).toBe(withResults);
});

test("G24: the table keeps the server's order until the user sorts it; distances sort as numbers, blanks last", async () => {
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
  await showPlace({ providers });
  const names = () =>
    agent
      .providers()
      .getByRole("rowheader")
      .elements()
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(rows.map(([name]) => name));
  for (const [heading, order] of [
    ["Distance", "Cox Lumen Zito Bell att Yak"],
    ["Distance", "Bell Zito Lumen Cox att Yak"],
    ["Provider", "att Bell Cox Lumen Yak Zito"],
    ["Access Type", "Yak att Bell Zito Cox Lumen"],
  ] as const) {
    await agent.providers().getByRole("button", { name: heading }).click();
    await expect.poll(() => names().join(" ")).toBe(order);
  }
  const headings = agent.providers().getByRole("columnheader");
  expect(headings.elements()).toHaveLength(6);
  expect(headings.getByRole("button").elements()).toHaveLength(4);
  // G26: if the server's link has no address, the element adds it.
  const query = new URLSearchParams({ address: building }).toString();
  await expect
    .element(agent.providers().getByRole("link", { name: "Generate Pricing for Zito" }))
    .toHaveAttribute("href", expect.stringContaining(query));
});

test("G19: a provider's error is shown in full", async () => {
  const entry = { type: "error", description: "No answer.", footnote: "No <zip> sent." };
  await showPlace({
    lec_provider_name: "Zito",
    providers: [{ name: "Zito", serviceability: [entry] }],
  });
  const error = agent.card("LEC").getByRole("note");
  await expect.element(error).toBeVisible();
  const lines = [...error.element().querySelectorAll("p")];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "No answer.",
    "No <zip> sent.",
    "This error has been reported to the Portal Development Team.",
  ]);
});

test("hostile text is shown as text, and hostile links are not links", async () => {
  const hostile = `<img src=x onerror="window.hacked=1"><a href="javascript:alert(1)">x</a>`;
  const provider = {
    name: hostile,
    uri: "javascript:alert(1)",
    logo_uri: "javascript:alert(1)",
    access_type: [{ name: hostile }],
    distance: hostile,
    pricing_link: { uri: "data:text/html,x", label: hostile },
    serviceability: [{ label: hostile, value: hostile, color: "red;background:url(//evil)" }],
  };
  const { shadowRoot } = await showPlace({
    lec_provider_name: hostile,
    npa_nxx: hostile,
    location: { address: { pretty: hostile } },
    providers: [provider],
  });
  await expect.element(agent.providers()).toBeVisible();
  expect(shadowRoot?.querySelectorAll("a, img")).toHaveLength(0);
  expect(Reflect.get(window, "hacked")).toBeUndefined();
});

test("long words do not overflow their cards, however narrow", async () => {
  const word = "Unbreakable".repeat(30);
  const element = await showPlace({
    providers: [{ name: word, serviceability: [{ label: word, value: word }] }],
    lec_provider_name: word,
    cable_provider_name: `${word} Cable`,
    npa_nxx: word,
    location: { address: { pretty: word } },
  });
  const box = document.createElement("div");
  box.style.inlineSize = "320px";
  element.replaceWith(box);
  box.append(element);
  await expect.element(agent.providers()).toBeVisible();
  expect(box.scrollWidth).toBe(320);
});

test("in a column of 200 px the buttons do not overflow", async () => {
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
  const backend = await serveStart(() =>
    Response.json({
      data: {
        place: {
          providers: [{ name: "Acme", logo_uri: "logos/acme.svg" }],
          lec_provider_name: "Acme",
        },
      },
    }),
  );
  place("scout-lookup", backend, { address: building });
  const asked = () => performance.getEntriesByType("resource").map(({ name }) => name);
  await expect.poll(asked).toContain(`${window.location.origin}${backend.apiBase}/logos/acme.svg`);
});

test("G37: one line summarises the offers at the address and links to its prices", async () => {
  const navigated = listen("scout-navigated");
  const partial = { batch_id: "7", batch_token: "t", place: { providers: [{ name: "Zito" }] } };
  const backend = await serve({
    intercept({ url }) {
      const { pathname, searchParams } = new URL(url);
      if (pathname === "/batch") return new Promise<Response>(() => {});
      const isRunning = searchParams.get("address") === building;
      return isRunning ? Response.json({ data: partial }) : undefined;
    },
  });
  place("scout-lookup", backend, { address: building });
  await expect.element(page.getByText("1 provider so far")).toBeVisible();
  document.querySelector("scout-lookup")?.search(cachedAddress);
  await expect
    .element(page.getByText(/^\d+ providers · \d+ with prices · up to [\d.]+\s[GM]bps \(.+\)$/))
    .toBeVisible();
  await page.getByRole("link", { name: "Generate Pricing for all providers" }).click();
  const [{ detail } = { detail: { href: "" } }] = navigated.slice(-1);
  const { pathname, searchParams } = new URL(detail.href, window.location.origin);
  expect([pathname, [...searchParams]]).toEqual(["/scout/pricing", [["address", cachedAddress]]]);
});

test("G38: a running lookup lists the providers that have answered, and after three earlier lookups the approximate remaining time", async () => {
  const clock = stopClock();
  place("scout-lookup", await serve(), { address: building });
  const nothing = page.getByText("Waiting for providers...");
  const timeLeft = page.getByText(/^(About \d+|A few) (seconds|minutes?) left$/);
  await expect.element(nothing).toBeVisible();
  await clock.advanceWhile(nothing);
  await expect.element(page.getByText(/^Answered: address/)).toBeVisible();
  for (let ended = 1; ended <= 3; ended += 1) {
    await endLookup(clock);
    await agent.search().click();
    await expect.element(nothing).toBeVisible();
  }
  await expect.element(timeLeft).toBeVisible();
});

test.for([
  // A window without the header of the portal, and two of a phone.
  [1440, 900 - 112],
  [768, 900 - 112],
  [360, 2 * 780 - 127],
] as const)(
  "G39: at %d px the providers come first, as wide as the form, and their prices in the first %d px",
  async ([width, maxTop]) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1024, 768));
    place("scout-lookup", await serve(), { address: cachedAddress });
    await expect.element(agent.providers()).toBeVisible();
    const boxOf = (name: (typeof cardNames)[number]) =>
      agent.card(name).element().getBoundingClientRect();
    const [lec, cable, building] = [
      boxOf("LEC"),
      boxOf("Cable Company"),
      boxOf("Building Details"),
    ];
    const providers = boxOf("Available Providers");
    const form = document
      .querySelector("scout-lookup")
      ?.shadowRoot?.querySelector("form")
      ?.getBoundingClientRect();
    expect([providers.left, providers.width]).toEqual([form?.left, form?.width]);
    expect([building.left, building.top > providers.bottom]).toEqual([providers.left, true]);
    expect([lec.top > providers.top, cable.top > lec.bottom]).toEqual([true, true]);
    expect(cable.bottom).toBeLessThan(providers.bottom);
    const table = agent.providers().element().parentElement;
    expect(table?.scrollWidth).toBe(table?.clientWidth);
    for (const status of table?.querySelectorAll("td > .tag") ?? []) {
      expect(status.clientHeight, status.textContent).toBeLessThan(32);
    }
    for (const link of [
      page.getByRole("link", { name: "Generate Pricing for all providers" }),
      agent
        .providers()
        .getByRole("link", { name: /^Generate Pricing/ })
        .first(),
    ]) {
      expect(link.element().getBoundingClientRect().bottom).toBeLessThan(maxTop);
    }
  },
);

test("G24: the order of the table is named until the user sorts it", async () => {
  const card = agent.card("Available Providers");
  await showPlace({ providers: [{ name: "Zito" }, { name: "Bell" }] });
  const order = card.getByText("Local carriers first", { exact: true });
  await expect.element(order).toBeVisible();
  const top = () => agent.providers().element().getBoundingClientRect().top;
  const before = top();
  await agent.providers().getByRole("button", { name: "Provider" }).click();
  await expect.element(order).not.toBeInTheDocument();
  expect(top()).toBe(before);
});

test.for([1024, 360])(
  "G39: at %d px what is not known of a provider is a dash in a table, and left out in a card",
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1024, 768));
    await showPlace({ providers: [{ name: "Bell", distance: 90 }] });
    const cells = agent.providers().getByText("unknown", { exact: true }).elements();
    expect(cells).toHaveLength(3);
    for (const cell of cells) {
      expect(cell.closest("td")?.checkVisibility()).toBe(width > 500);
    }
    await expect.element(agent.providers().getByText("90 ft")).toBeVisible();
  },
);

test.for([1440, 1120])(
  "G39: at %d px the services of a carrier begin below its status, one beside the other",
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1024, 768));
    const entries = ["Fiber", "DSL", "Dedicated Internet"].map((label) => ({
      label,
      value: "On net",
      description: "Ethernet over fiber with a service level agreement",
    }));
    await showPlace({
      lec_provider_name: "Zito",
      providers: [{ name: "Zito", serviceability: entries }, { name: "Bell" }],
    });
    const labels = [...agent.card("LEC").element().querySelectorAll(".service-list > li")];
    const boxes = labels.map((label) => label.getBoundingClientRect());
    expect(boxes).toHaveLength(3);
    const status = agent.providers().getByRole("columnheader", { name: "Status" }).element();
    const start = status.getBoundingClientRect().left + 12;
    expect(Math.abs((boxes[0]?.left ?? 0) - start)).toBeLessThan(2);
    for (const [at, { left, top }] of boxes.slice(1).entries()) {
      expect(top).toBe(boxes[0]?.top);
      expect(Math.round(left - (boxes[at]?.right ?? 0))).toBe(48);
    }
  },
);

test("G39: sorting moves a carrier with its card", async () => {
  await showPlace({
    lec_provider_name: "Zito",
    cable_provider_name: "Absent",
    providers: [{ name: "Bell" }, { name: "Zito", serviceability: [{ label: "Fiber" }] }],
  });
  const rows = () =>
    agent
      .providers()
      .getByRole("row")
      .elements()
      .slice(1)
      .map(({ textContent }) => textContent.replace(/SCOUT.*|(–unknown)+$/, ""));
  expect(rows()).toEqual(["ZitoFiber", "LECZitoFiber", "Cable CompanyAbsent", "Bell"]);
  await agent.providers().getByRole("button", { name: "Provider" }).click();
  await expect.poll(rows).toEqual(["Bell", "ZitoFiber", "LECZitoFiber", "Cable CompanyAbsent"]);
});

test("G37: only the act that follows is a primary button", async () => {
  const element = place("scout-lookup", await serve());
  const primary = () =>
    [...(element.shadowRoot?.querySelectorAll(".button.primary:not([aria-disabled])") ?? [])].map(
      ({ textContent }) => textContent,
    );
  await expect.poll(primary).toEqual(["Search"]);
  await agent.lookUp(cachedAddress);
  await expect.poll(primary).toEqual(["Generate Pricing for all providers"]);
});

test("G37: an address that cannot be validated marks the box, says what to do and suggests again", async () => {
  const clock = stopClock();
  const backend = await serveStart(() => Response.json({}, { status: 422 }));
  place("scout-lookup", backend);
  await agent.lookUp("12");
  await expect.element(page.getByText("Enter a full street address.")).toBeVisible();
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
  // An invalid address is not a failure of the service.
  await expect.element(page.getByText(/^The service/)).not.toBeInTheDocument();
  await expect.element(agent.address()).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(agent.address())
    .toHaveAccessibleDescription("Check the street and ZIP code, or select a suggestion.");
  await clock.advance(200);
  await agent.press("{ArrowDown}");
  await expect.element(agent.suggestions().first()).toBeVisible();
  await agent.address().fill("5192 main s");
  await expect.element(agent.address()).not.toHaveAttribute("aria-invalid", "true");
});
