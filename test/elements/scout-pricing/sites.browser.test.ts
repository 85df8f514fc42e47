import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import type { ServiceRow } from "../../../src/core/pricing/wire/service-row.ts";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, serve, stopClock, turnPage } from "../../support/host-page.ts";
import type { InPageBackend } from "../../support/in-page-backend.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { sitesTester } from "../../testers/sites-tester.ts";
import { agent } from "./agent.ts";
import { searchCall } from "./calls.ts";
import { held, placePricing } from "./open-pricing.ts";
import { acme, bolt, oneYear, searchOf, threeYears } from "./searches.ts";

cleanUpHostPage();
beforeEach(() => configure({ rememberProposals: "device" }));

const sites = sitesTester(browserScreen);
const elm = "1 Elm Street, Austin, TX 78701";
const oak = "2 Oak Street, Austin, TX 78701";
const fir = "3 Fir Street, Austin, TX 78701";
const three = [elm, oak, fir];

const internet = { type: "broadband", widget: "radio", terms: ["36"] } as const;
const offers: readonly ServiceRow[] = [
  { ...internet, id: "a", title: "Acme 100", provider: "acme", mrc: 40, download_speed: 100 },
  {
    ...internet,
    id: "g",
    title: "Acme Gig",
    provider: "acme",
    mrc: 90,
    nrc: 50,
    download_speed: 1000,
  },
  {
    ...internet,
    id: "f",
    title: "Bolt Fiber",
    provider: "bolt",
    mrc: 70,
    download_speed: 1000,
    fiber_serviceability_type: "ftth",
  },
];
const options = { provider: [acme, bolt], term: [threeYears, oneYear] };
const priced = (rows: readonly ServiceRow[] = offers) => Response.json(searchOf(rows, options));

type Answers = Readonly<Record<string, (call: number) => Response | Promise<Response>>>;

/** A backend that answers the search of each address, and what was searched. */
async function serveSites(answers: Answers = {}) {
  const asked: string[] = [];
  const backend = await serve({
    intercept: answerBy({
      "GET /api/v1/address-lookup": () => Response.json({ data: { rows: [] } }),
      [searchCall]: async (request) => {
        const { query } = await request.json();
        asked.push(query.address);
        const before = asked.filter((one) => one === query.address).length;
        return (answers[query.address] ?? (() => priced()))(before);
      },
    }),
  });
  return { backend, asked };
}

async function openSites(answers?: Answers, attributes: Readonly<Record<string, string>> = {}) {
  const served = await serveSites(answers);
  placePricing(served.backend, attributes);
  return served;
}

const shown = (address: string) => sites.row(address).element().textContent?.replace(/\s+/g, " ");
const offerOf = (address: string) => {
  const list = sites.offer(address).element();
  return list instanceof HTMLSelectElement ? list.selectedOptions[0]?.textContent : undefined;
};
const sums = () =>
  sites
    .totals()
    .getByRole("row")
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent).join("|"));
const isDone = () => expect.element(page.getByText(/^Done\./).first()).toBeVisible();

describe("S1: the list", () => {
  test("pasted lines are shown before anything is priced: repeated ones folded, faulty ones by number", async () => {
    const { asked } = await openSites();
    await sites.toggle().click();
    await expect.element(sites.toggle()).toHaveAttribute("aria-expanded", "true");
    await sites.lines().fill(`${elm}\n\n12\n${elm.toLowerCase()}\n${oak}`);
    await sites.check().click();
    await expect.element(page.getByText("Line 4 repeats line 1.")).toBeVisible();
    expect(sites.found().element().textContent).toBe(elm + oak);
    const faulty = page.getByRole("textbox", { name: "Line 3" });
    await expect.element(faulty).toHaveValue("12");
    await expect.element(faulty).toHaveAccessibleDescription("There is no street in it.");
    await expect.element(sites.start()).toHaveTextContent("Price 2 addresses");
    await faulty.fill(fir);
    await userEvent.keyboard("{Enter}");
    await expect.element(sites.start()).toHaveTextContent("Price 3 addresses");
    expect(sites.found().element().textContent).toBe(elm + fir + oak);
    expect(asked).toEqual([]);
  });

  test("a faulty line is left out on demand; Back has every line again", async () => {
    await openSites();
    await sites.toggle().click();
    await sites.lines().fill(`${elm}\n12`);
    await sites.check().click();
    await sites.button("Back").click();
    await expect.element(sites.lines()).toHaveValue(`${elm}\n12`);
    await sites.check().click();
    await sites.button("Leave out line 2").click();
    await expect.element(page.getByRole("textbox", { name: "Line 2" })).not.toBeInTheDocument();
    await expect.element(sites.start()).toHaveTextContent("Price 1 address");
  });

  test("of more than a hundred the others are named, and without any there is nothing to price", async () => {
    await openSites();
    await sites.toggle().click();
    await expect.element(sites.check()).toHaveAttribute("aria-disabled", "true");
    await sites.lines().fill(Array.from({ length: 102 }, (_, at) => `${at + 1} Elm St`).join("\n"));
    await sites.check().click();
    await expect
      .element(
        page.getByText("Lines 101 and 102 are left out: 100 addresses are the most at once."),
      )
      .toBeVisible();
    await expect.element(sites.start()).toHaveTextContent("Price 100 addresses");
    await sites.button("Back").click();
    await sites.lines().fill("?");
    await sites.check().click();
    await expect.element(page.getByText("No line is an address yet.")).toBeVisible();
    await expect
      .element(sites.button("Price 0 addresses"))
      .toHaveAttribute("aria-disabled", "true");
  });

  test("a CSV file is read by its columns, and what is odd about it is said", async () => {
    const { asked } = await openSites();
    await sites.toggle().click();
    const text =
      "Ort;Street Address;City;State;ZIP\nCaf\u00e9;1 Elm Street;Austin;TX;78701\nx;;Austin;TX;78701\n";
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const input = document.querySelector("scout-pricing")?.shadowRoot?.querySelector("[type=file]");
    await userEvent.upload(
      input ?? document.body,
      new File([latin], "sites.csv", { type: "text/csv" }),
    );
    await expect.element(page.getByText("The file is written in Latin-1.")).toBeVisible();
    expect(sites.found().element().textContent).toBe(elm);
    const faulty = page.getByRole("textbox", { name: "Line 3" });
    await expect.element(faulty).toHaveAccessibleDescription("There is no address.");
    await sites.start().click();
    await isDone();
    expect(asked).toEqual([elm]);
  });

  test("a pasted table is read as one, and another file is refused", async () => {
    await openSites();
    await sites.toggle().click();
    await sites.lines().fill("Address,City\n1 Elm Street,Austin\n2 Oak Street,Austin");
    await sites.check().click();
    await expect.element(sites.start()).toHaveTextContent("Price 2 addresses");
    expect(sites.found().element().textContent).toBe("1 Elm Street, Austin2 Oak Street, Austin");
    await sites.button("Back").click();
    const input = document.querySelector("scout-pricing")?.shadowRoot?.querySelector("[type=file]");
    await userEvent.upload(
      input ?? document.body,
      new File(["x"], "map.png", { type: "image/png" }),
    );
    await expect.element(sites.alert()).toHaveTextContent("map.png is no CSV file.");
  });
});

describe("S2: the run", () => {
  test("each address is one search, and the table has the cheapest offer of each site", async () => {
    const { asked, backend } = await openSites({ [fir]: () => priced(offers.slice(1)) });
    await sites.confirm(three);
    await isDone();
    expect(asked).toEqual(three);
    expect(backend.calls.filter((call) => !call.startsWith("GET"))).toEqual(
      Array(3).fill(searchCall),
    );
    expect(three.map(offerOf)).toEqual([
      "Acme · 100 Mbps · 36 Months",
      "Acme · 100 Mbps · 36 Months",
      "Bolt · 1 Gbps · fiber · 36 Months",
    ]);
    expect(shown(fir)).toContain("$70.00$0.00");
    await expect
      .element(page.getByRole("status").filter({ hasText: "Done. 3 of 3 priced." }))
      .toBeInTheDocument();
    expect(sums()).toEqual([
      "Provider|Chosen for|Monthly|Install|Everywhere it can be",
      "Acme|2 sites|$80.00|$0.00|3 sites, $170.00/mo",
      "Bolt|1 site|$70.00|$0.00|3 sites, $210.00/mo",
      "Sum of 3 of 3 sites|3 sites|$150.00|$0.00|",
    ]);
  });

  test("paused, nothing more is asked; a failed one is priced again alone", async () => {
    const ash = "4 Ash Street, Austin";
    const [slow, slower] = [held(), held()];
    const { asked } = await openSites({
      [elm]: (call) => (call === 1 ? new Response("", { status: 500 }) : priced()),
      [oak]: () => slow.promise,
      [fir]: () => slower.promise,
    });
    await sites.confirm([...three, ash]);
    await expect.element(page.getByText("An error has occurred. (500)")).toBeVisible();
    await expect.poll(() => asked).toEqual(three);
    await sites.button("Pause").click();
    await expect.element(page.getByText(/^Paused\./).first()).toBeVisible();
    slow.answer(priced());
    await expect.element(sites.offer(oak)).toBeVisible();
    await sites.button(`Try again: ${elm}`).click();
    await expect.element(sites.offer(elm)).toBeVisible();
    expect(asked).toEqual([...three, elm]);
    slower.answer(priced());
    await sites.button("Go on").click();
    await isDone();
    expect(asked).toEqual([...three, elm, ash]);
  });

  test("an address without services says so with the server's words, and one without a fitting offer", async () => {
    await openSites({
      [elm]: () => Response.json({ rows: [], errorMessage: "<b>Not</b> found.<script>x</script>" }),
      [oak]: () => priced([]),
    });
    await sites.confirm(three);
    await isDone();
    expect(shown(elm)).toContain("Not found.");
    expect(shown(oak)).toContain("There are no results at this time.");
    await browserScreen.select(sites.choice("Minimum speed"), "At least 2 Gbps");
    await expect.poll(() => shown(fir)).toContain("No offer fits.");
    expect(sums().at(-1)).toBe("Sum of 0 of 3 sites|0 sites|$0.00|$0.00|");
  });

  test("429: the rest of the server is said and kept", async () => {
    const { advance } = stopClock();
    const { asked } = await openSites({
      [elm]: (call) =>
        call === 1 ? new Response("", { status: 429, headers: { "Retry-After": "90" } }) : priced(),
    });
    await sites.confirm([elm]);
    await expect
      .element(page.getByText(/The server asks for a rest\. It goes on at \d/).first())
      .toBeVisible();
    await advance(89_000);
    expect(asked).toEqual([elm]);
    await advance(1_000);
    await isDone();
    expect(asked).toEqual([elm, elm]);
  });

  test("ZB9: a 401 stops the run and says so at the list; nothing is lost", async () => {
    expectLog("token-missing");
    let isSignedIn = false;
    const { asked } = await openSites({
      [oak]: () => (isSignedIn ? priced() : new Response("", { status: 401 })),
    });
    await sites.confirm(three);
    await expect.element(sites.alert()).toHaveTextContent("You are not signed in.");
    await expect.element(sites.button("Go on")).toBeVisible();
    await expect.element(sites.offer(elm)).toBeVisible();
    expect(shown(oak)).toContain("Waiting");
    isSignedIn = true;
    await sites.button("Go on").click();
    await isDone();
    expect(asked.filter((one) => one === elm)).toHaveLength(1);
  });

  test("403 stops the run without taking the screen away", async () => {
    await openSites({ [elm]: () => new Response("", { status: 403 }) });
    await sites.confirm([elm]);
    await expect
      .element(sites.alert())
      .toHaveTextContent("You are not authorized to price these addresses.");
  });
});

describe("S3: what is kept", () => {
  test("X1: after a reload the list is there, paused, without prices; Go on prices the others alone", async () => {
    const never = new Promise<Response>(() => {});
    let isReloaded = false;
    const { backend, asked } = await openSites({
      [oak]: () => (isReloaded ? priced() : never),
      [fir]: () => (isReloaded ? priced() : never),
    });
    await sites.confirm(three);
    await expect.element(sites.offer(elm)).toBeVisible();
    await expect.poll(() => asked).toEqual(three);
    turnPage();
    isReloaded = true;
    placePricing(backend);
    await expect.element(page.getByText(/^The page was loaded anew\./)).toBeVisible();
    expect(shown(elm)).toContain("Priced before the page was loaded anew");
    expect(asked).toEqual(three);
    await sites.button("Go on").click();
    await isDone();
    expect(asked).toEqual([...three, oak, fir]);
    expect(sums().at(-1)).toBe("Sum of 2 of 3 sites|2 sites|$80.00|$0.00|");
    await sites.button("Price the other one again").click();
    await expect.element(sites.offer(elm)).toBeVisible();
    expect(asked).toEqual([...three, oak, fir, elm]);
  });

  test("another screen of the same page has the prices: nothing is asked again", async () => {
    const { backend, asked } = await openSites();
    await sites.confirm(three);
    await isDone();
    document.body.replaceChildren();
    placePricing(backend);
    await sites.button("Show the table").click();
    await expect.element(sites.offer(elm)).toBeVisible();
    expect(asked).toEqual(three);
  });

  test("X4: where proposals last as long as the page, so does the list, and the screen says so", async () => {
    configure({ rememberProposals: "session" });
    const { backend } = await openSites();
    await sites.toggle().click();
    await sites.lines().fill(elm);
    await sites.check().click();
    const note = page.getByText(/The list lasts until this page is closed or loaded anew\./);
    await expect.element(note).toBeVisible();
    await sites.start().click();
    await isDone();
    turnPage();
    placePricing(backend);
    await expect.element(sites.toggle()).toBeVisible();
    await sites.toggle().click();
    await expect.element(sites.lines()).toHaveValue("");
  });

  test("a changed list prices what is new in it; a removed one is gone", async () => {
    const { asked } = await openSites();
    await sites.confirm([elm, oak]);
    await isDone();
    await sites.button("Change the list").click();
    await expect.element(sites.lines()).toHaveValue(`${elm}\n${oak}`);
    await sites.lines().fill(`${fir}\n${elm}`);
    await sites.check().click();
    await sites.start().click();
    await isDone();
    expect(asked).toEqual([elm, oak, fir]);
    await sites.button("Change the list").click();
    await sites.button("Remove the list").click();
    await expect.element(sites.lines()).toHaveValue("");
    await sites.button("Hide").click();
    await expect.element(sites.button("Show the table")).not.toBeInTheDocument();
  });
});

describe("S4: the table", () => {
  test("another criterion chooses for all sites, and what a person chooses stays", async () => {
    await openSites({ [fir]: () => priced(offers.slice(0, 2)) });
    await sites.confirm(three);
    await isDone();
    await browserScreen.select(sites.choice("Best offer"), "Fiber only");
    await expect.poll(() => shown(fir)).toContain("No offer fits.");
    expect([elm, oak].map(offerOf)).toEqual(Array(2).fill("Bolt · 1 Gbps · fiber · 36 Months"));
    await browserScreen.select(sites.choice("Best offer"), "Same provider everywhere");
    await expect
      .element(page.getByText("Acme has the best offer of one provider for 3 of 3 priced sites."))
      .toBeVisible();
    await browserScreen.select(sites.offer(oak), "1");
    await expect.poll(() => offerOf(oak)).toBe("Bolt · 1 Gbps · fiber · 36 Months");
    expect(shown(oak)).toContain("Your choice");
    expect(sums().at(-1)).toBe("Sum of 3 of 3 sites|3 sites|$150.00|$0.00|");
    await browserScreen.select(sites.choice("Minimum speed"), "At least 1 Gbps");
    await expect.poll(() => offerOf(elm)).toBe("Acme · 1 Gbps · 36 Months");
    expect(offerOf(oak)).toBe("Bolt · 1 Gbps · fiber · 36 Months");
    await browserScreen.select(sites.offer(oak), "By the criterion");
    await expect.poll(() => offerOf(oak)).toBe("Acme · 1 Gbps · 36 Months");
  });

  test("it is saved as CSV with its totals", async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return "blob:kept";
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await openSites({ [fir]: () => new Response("", { status: 500 }) });
    await sites.confirm(three);
    await isDone();
    await sites.button(/^Download CSV/).click();
    await expect.poll(() => files).toHaveLength(1);
    expect((await files[0]?.text())?.split("\r\n").slice(1)).toEqual([
      `"${elm}",Acme,Acme 100,100 Mbps,not fiber,36 Months,$40.00,$0.00,`,
      `"${oak}",Acme,Acme 100,100 Mbps,not fiber,36 Months,$40.00,$0.00,`,
      `"${fir}",,,,,,,,An error has occurred. (500)`,
      '"Total of Acme, 2 sites",,,,,,$80.00,$0.00,',
      "Sum of 2 of 3 sites,,,,,,$80.00,$0.00,",
      "",
    ]);
  });
});

describe("S5: a site as a proposal", () => {
  test("opens with what is chosen for it and the same price; the table stays at hand", async () => {
    const { asked } = await openSites();
    await sites.confirm([elm, oak]);
    await isDone();
    await browserScreen.select(sites.offer(oak), "1");
    await sites.open(oak).click();
    await expect.poll(agent.lines).toEqual(["Bolt Fiber"]);
    expect(agent.amount("Monthly total")).toBe("$70.00");
    await expect.element(agent.choice("Provider")).toHaveValue("bolt");
    await expect.element(agent.address()).toHaveValue(oak);
    expect(asked).toEqual([elm, oak, oak]);
    await expect.element(page.getByText("Several addresses: 2 of 2 priced")).toBeVisible();
    await sites.button("Show the table").click();
    await expect.element(sites.offer(elm)).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  test("an offer that has another price, or is gone, is said, and the table has the new answer", async () => {
    const dearer = offers.map((row) => (row.id === "a" ? { ...row, mrc: 45 } : row));
    const others = offers.filter(({ id }) => id !== "a");
    await openSites({ [elm]: (call) => priced([offers, dearer, others][call - 1]) });
    await sites.confirm([elm]);
    await isDone();
    await sites.open(elm).click();
    await expect.element(page.getByText("Acme 100 costs $45.00/mo now, not $40.00.")).toBeVisible();
    expect(agent.amount("Monthly total")).toBe("$45.00");
    await sites.button("Show the table").click();
    expect(shown(elm)).toContain("$45.00");
    await sites.open(elm).click();
    await expect
      .element(page.getByText("Acme 100 is not offered at this address any more."))
      .toBeVisible();
    expect(agent.lines()).toEqual([]);
  });
});

describe("S5: links", () => {
  const copied = () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    onTestFinished(() => void write.mockRestore());
    return () => write.mock.calls.at(-1)?.[0] ?? "";
  };
  const start = window.location.pathname + window.location.search;
  const openLink = (backend: InPageBackend, link: string) => {
    turnPage();
    window.sessionStorage.clear();
    window.history.replaceState(null, "", link);
    onTestFinished(() => window.history.replaceState(null, "", start));
    placePricing(backend, { routing: "page" });
  };

  test("a link has the list, the criterion and the choices, and is confirmed before anything is priced", async () => {
    const link = copied();
    const { backend, asked } = await openSites({}, { routing: "page" });
    await sites.confirm([elm, oak]);
    await isDone();
    await browserScreen.select(sites.choice("Minimum speed"), "At least 500 Mbps");
    await browserScreen.select(sites.offer(oak), "1");
    await sites.button("Copy link").click();
    await expect.poll(link).toContain("#scout-proposal=");
    openLink(backend, link());
    await expect.element(sites.start()).toHaveTextContent("Price 2 addresses");
    expect(asked).toHaveLength(2);
    await sites.start().click();
    await isDone();
    expect(asked).toHaveLength(4);
    expect(offerOf(elm)).toBe("Bolt · 1 Gbps · fiber · 36 Months");
    expect(shown(oak)).toContain("Your choice");
  });

  test("a list that is too long for a link says so", async () => {
    const link = copied();
    await openSites({}, { routing: "page" });
    const word = (at: number) => Math.sin(at).toString(36).slice(3);
    await sites.confirm(
      Array.from({ length: 100 }, (_, at) => `${at} ${word(at)} ${word(at + 0.5)} St`),
    );
    await sites.button("Copy link").click();
    await expect
      .element(page.getByText("The list is too long for a link. Download it as CSV instead."))
      .toBeVisible();
    expect(link()).toBe("");
  });
});
