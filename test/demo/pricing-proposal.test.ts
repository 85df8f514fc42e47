import type * as v from "valibot";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { contractData } from "../../demo/server/contracts/contract-body.ts";
import { findPricingScenarioByCode } from "../../demo/server/index.ts";
import { moneyText } from "../../demo/server/paper/money-text.ts";
import { hexOf, inkOn, readColour } from "../../demo/server/paper/read-colour.ts";
import { readPicture } from "../../demo/server/paper/read-picture.ts";
import type { proposalPayload } from "../../demo/server/proposals/proposal-body.ts";
import { defaultBranding } from "../../demo/server/settings/default-branding.ts";
import type { ProposalPayload } from "../../src/core/index.ts";
import type { ContractData } from "../../src/core/pricing/proposal/contract-data.ts";
import { openBackend } from "./support/open-backend.ts";
import { line, proposal } from "./support/proposal.ts";
import { readPdf, readPlacedTexts } from "./support/read-pdf.ts";

const logoUrl = defaultBranding.primaryLogo;
const withLogo = { ...proposal, agency: { ...proposal.agency, logoUrl } };
const money = /^–?\$[\d,]+\.\d\d$/;

async function download(payload: object, unchecked = false): Promise<Response> {
  return (await openBackend()).call("downloadPricing", { body: { payload }, unchecked });
}

async function print(payload: object): Promise<string> {
  const backend = await openBackend();
  return (await backend.call("printPricing", { body: { payload, format: "html" } })).text();
}

/** The font of PDF files has no minus sign, but a dash of its width. */
const onPdf = (text: string) => text.replace("−", "–");

/** Returns every amount of a payload in the order of the documents. */
function amountsOf({ pricing }: typeof proposal): string[] {
  return [
    pricing.monthly,
    pricing.install,
    ...[...pricing.services, ...pricing.equipment].flatMap(({ rate, price }) => [rate, price]),
    -pricing.discount,
    pricing.install_without_stacking,
    pricing.stacking,
    pricing.monthly,
    pricing.install,
  ].map((dollars) => moneyText(dollars));
}

test("the backend accepts every proposal that an element sends", () => {
  expectTypeOf<ProposalPayload>().toExtend<v.InferInput<typeof proposalPayload>>();
  expectTypeOf<ContractData>().toExtend<v.InferInput<typeof contractData>>();
});

describe("a proposal as PDF", () => {
  test("the PDF contains every amount of the payload, and no other", async () => {
    const answer = await download(withLogo);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Content-Disposition")).toContain("attachment");
    const texts = (await readPdf(answer)).flat();
    expect(texts.filter((text) => money.test(text))).toEqual(amountsOf(proposal).map(onPdf));
  });

  test("the PDF contains the parties, the services, the date and the disclaimer", async () => {
    const text = (await readPdf(await download(proposal))).flat().join(" ");
    for (const part of [
      "Scout",
      "Bluebonnet Dental Group",
      "1200 Main Street, Austin, TX 78701",
      "Dana Whitfield",
      "(713) 555-0147",
      "dana.whitfield@example.com",
      "Comcast",
      "36 Months",
      "Office Bundle",
      "500 / 35 Mbps Coax",
      "Router rental",
      "No. 1A2B3C4D · 01/05/2026",
      "Valid through",
      "02/04/2026",
      "Excludes items priced as a range",
      proposal.disclaimer,
      "Signature Name and title Date",
      "Page 1 of 1",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("the PDF starts with the logo, or with the site's name if there is no readable logo", async () => {
    const broken = `${logoUrl?.slice(0, 60)}AAAA`;
    const ownPath = "http://scout.test/favicon.ico";
    const texts = async (logo: string | null) => {
      const agency = { ...proposal.agency, logoUrl: logo };
      return (await readPdf(await download({ ...proposal, agency }))).flat();
    };
    expect(await texts(logoUrl)).not.toContain("Scout");
    expect(await texts(ownPath)).not.toContain("Scout");
    for (const logo of [
      null,
      "",
      broken,
      "https://evil.example/favicon.ico",
      "file:///etc/passwd",
    ]) {
      expect(await texts(logo)).toContain("Scout");
    }
  });

  test("the PDF continues across pages, each with a number and the table header", async () => {
    const services = Array.from({ length: 120 }, (_, index) => line(index));
    const payload = { ...proposal, pricing: { ...proposal.pricing, services } };
    const pages = await readPdf(await download(payload));
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, texts] of pages.entries()) {
      expect(texts).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(pages.filter((texts) => texts.includes("Price each")).length).toBeGreaterThanOrEqual(4);
    const texts = pages.flat();
    expect(texts.filter((text) => money.test(text))).toEqual(amountsOf(payload).map(onPdf));
    for (const { title } of services)
      expect(texts.filter((text) => text === title)).toEqual([title]);
  });

  test("the PDF accepts any characters, and words of any length", async () => {
    const name = `Señor Müller – 株式会社 😀 ${"W".repeat(400)}`;
    const services = [line(1, { title: name, label: "\u202eevil\n\nlines" })];
    const payload = {
      ...proposal,
      customer: { name, address: name },
      pricing: { ...proposal.pricing, services },
    };
    const text = (await readPdf(await download(payload))).flat().join(" ");
    expect(text).toContain("Señor Müller – ????");
  });

  test("the PDF shows amounts in digits like numbers, and a dash for a missing amount", async () => {
    const services = [line(1, { quantity: "3", rate: "1234.5", price: null })];
    const payload = { ...proposal, pricing: { ...proposal.pricing, services, equipment: [] } };
    const texts = (await readPdf(await download(payload, true))).flat();
    expect(texts).toEqual(expect.arrayContaining(["3", "$1,234.50", "–"]));
  });
});

describe("the columns of a proposal", () => {
  const term = { months: 36, total: 36 * 1380.42 + 268.65 };
  const [rental] = proposal.pricing.equipment;
  const services = proposal.pricing.services.map((one, at) => ({
    ...one,
    ...(at === 0 ? { price: 1179.99, install: 99.95 } : { price: 208.37, install: 68.7 }),
  }));
  const whole = {
    ...proposal,
    pricing: {
      ...proposal.pricing,
      services,
      equipment: [rental],
      discount: 28.9,
      monthly: 1380.42,
    },
    details: { ...proposal.details, term },
  };
  const amountOf = (text = "") =>
    text === "–" ? 0 : Number(text.replace(/^[–−]/, "-").replace(/[$,]/g, ""));
  /** The amounts of the two columns, row by row. The last row has the totals. */
  const rows = [
    ["$1,179.99", "$99.95"],
    ["$208.37", "$68.70"],
    ["$20.96", "–"],
    ["−$28.90", "–"],
    ["–", "$100.00"],
    ["$1,380.42", "$268.65"],
  ];

  test("N16: both columns of a proposal add up to its totals, and no amount is shown twice", async () => {
    const printed = await print(whole);
    const cells = [...printed.matchAll(/<tr class="[^"]*">[\s\S]*?<\/tr>/g)]
      .map(([row]) => [...row.matchAll(/<td class="number">([^<]*)/g)].map(([, text]) => text))
      .filter((row) => row.length > 0 && row.some((text) => text !== ""))
      .map((row) => row.slice(-2));
    expect(cells.slice(0, -1)).toEqual(rows);
    for (const column of [0, 1]) {
      const amounts = rows.map((row) => amountOf(row[column]));
      const total = amounts.pop();
      expect(amounts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total ?? 0, 2);
    }
    const texts = (await readPdf(await download(whole))).flat();
    const start = texts.lastIndexOf("Install") + 1;
    expect(texts.slice(start).filter((text) => money.test(text) || text === "–")).toEqual(
      expect.arrayContaining(rows.flat().map(onPdf)),
    );
  });

  test("N16: the total over the term says how it comes about, unless the price changes", async () => {
    const product = "36 × $1,380.42 + $268.65";
    expect(await print(whole)).toContain(`Total over 36 months<small>${product}</small>`);
    expect((await readPdf(await download(whole))).flat()).toContain(product);
    const changing = {
      ...whole,
      details: { ...whole.details, term: { months: 36, total: 50_000 } },
    };
    expect(await print(changing)).toContain('<th scope="row">Total over 36 months</th>');
  });
});

describe("N16: the papers of a proposal", () => {
  const single = {
    ...proposal,
    pricing: { ...proposal.pricing, services: [line(0), line(1)], equipment: [] },
  };
  const foot = "Proposal 1A2B3C4D · Bluebonnet Dental Group";
  const reference = "No. 1A2B3C4D · 01/05/2026";
  const oneSite = {
    ...{ name: "Office", address: "1 Elm Street", answered_address: null, provider: "Comcast" },
    ...{ term: "60 Months", services: [], monthly: 80, install: 10 },
  };

  test("the totals that are accepted are above the signature", async () => {
    const { monthly, install } = proposal.pricing;
    const accepted = `Monthly total ${moneyText(monthly)} · Install total ${moneyText(install)}`;
    expect(await print(proposal)).toContain(`>Acceptance</h2><strong>${accepted}</strong>`);
    const services = Array.from({ length: 60 }, (_, index) => line(index));
    const long = { ...proposal, pricing: { ...proposal.pricing, services } };
    const pages = await readPdf(await download(long));
    const signed = pages.find((texts) => texts.includes("Signature"));
    expect(signed).toEqual(expect.arrayContaining(["Acceptance", accepted]));
  });

  test("quantities and prices of one are shown only where a quantity is more than one", async () => {
    expect(await print(proposal)).toContain(">Price each</th>");
    expect((await readPdf(await download(proposal))).flat()).toContain("Price each");
    const text = await print(single);
    expect(text).not.toMatch(/Price each|Quantity/);
    expect(text).toContain('<td class="number">$10.01</td>');
    const texts = (await readPdf(await download(single))).flat();
    expect(texts).not.toContain("Price each");
    expect(texts).toEqual(expect.arrayContaining(["Services", "Monthly", "$10.01"]));
  });

  test("a monthly price that changes names its months", async () => {
    const phases = [
      { months: 12, monthly: 1368.04 },
      { months: 24, monthly: 1400 },
    ];
    const term = { months: 36, total: 50_285.13, phases };
    const payload = { ...proposal, details: { ...proposal.details, term } };
    expect(await print(payload)).toContain("<dt>Monthly in months 1 to 12</dt>");
    const texts = (await readPdf(await download(payload))).flat();
    expect(texts).toContain("Monthly in months 1 to 12");
  });

  test("a total that applies only if the price stays says so in the band, on lines of its own", async () => {
    const term = { months: 60, total: 50_285.13, assumes_same_price: true };
    const payload = { ...proposal, details: { ...proposal.details, term } };
    const label = "Total over 60 months, if the price stays";
    expect(await print(payload)).toContain(`<dt>${label}</dt><dd>$50,285.13</dd>`);
    const [texts = []] = await readPdf(await download({ ...payload, sites: [oneSite] }));
    expect(texts.join(" ")).toContain(label);
    expect(texts).not.toContain(label);
  });

  test("each page after the first has a head with the customer and the number", async () => {
    const services = Array.from({ length: 60 }, (_, index) => line(index));
    const long = { ...proposal, pricing: { ...proposal.pricing, services } };
    const head = ["Pricing Proposal, continued · Bluebonnet Dental Group", reference];
    const [first, ...others] = await readPdf(await download(long));
    expect(first).not.toContain(head[0]);
    expect(others.length).toBeGreaterThan(0);
    for (const texts of others) expect(texts).toEqual(expect.arrayContaining(head));
    const printed = await print(long);
    expect(printed).toContain('content: "Pricing Proposal\\2c  continued \\b7  Bluebonnet');
    expect(printed).toMatch(/@page :first \{[^}]*@top-left \{ content: none; \}/);
  });

  test("a line has its notes, which the terms do not repeat", async () => {
    const notes = ["Required with Business Internet.", "$10.01/mo for 12 months"];
    const services = [line(0, { notes }), line(1)];
    const details = {
      ...proposal.details,
      notes: [`Service 0: ${notes[1]}`, "Another sentence"],
    };
    const given = { ...proposal, pricing: { ...proposal.pricing, services }, details };
    const printed = await print(given);
    expect(printed).toContain(`Service 0${notes.map((note) => `<small>${note}</small>`).join("")}`);
    expect(printed.match(/for 12 months/g)).toHaveLength(1);
    expect(printed).toContain('<p class="note">Another sentence</p>');
    const texts = (await readPdf(await download(given))).flat();
    expect(texts).toEqual(expect.arrayContaining([...notes, "Another sentence"]));
    expect(texts.join(" ").match(/for 12 months/g)).toHaveLength(1);
  });

  test("a line has the install that it adds, where the payload has it", async () => {
    const services = [line(0, { install: 99.95 }), line(1)];
    const given = { ...proposal, pricing: { ...proposal.pricing, services, equipment: [] } };
    const printed = await print(given);
    expect(printed).toContain('<th scope="col" class="number">Install</th>');
    const numbers = [...printed.matchAll(/<td class="number">([^<]*)/g)].map(([, text]) => text);
    // The package adds the rest of $268.65.
    expect(numbers.slice(0, 6)).toEqual(["$10.00", "$99.95", "$10.01", "–", "−$41.27", "–"]);
    expect(numbers.slice(6)).toEqual(["–", "$168.70", "$1,368.04", "$268.65"]);
    const texts = (await readPdf(await download(given))).flat();
    const head = texts.lastIndexOf("Install");
    expect(texts.slice(head + 1, head + 13)).toEqual([
      ...["Service 0", "$10.00", "$99.95", "Service 1", "$10.01", "–"],
      ...["Package discount", "–$41.27", "–", "Package", "–", "$168.70"],
    ]);
    const whole = { ...given.pricing, install: 99.95 };
    expect(await print({ ...given, pricing: whole })).not.toContain('scope="row">Package<');
    const free = { ...single.pricing, install: 0, install_without_stacking: 0, stacking: 0 };
    expect(await print({ ...single, pricing: free })).not.toContain(">Install</th>");
  });

  test("the totals are in the columns of what they add up, without parts of nothing", async () => {
    const alone = {
      ...{ ...single.pricing, discount: 0, equipment_subtotal: 0, services_subtotal: 20.01 },
      ...{ monthly: 20.01, install: 99, install_without_stacking: 99, stacking: 0 },
    };
    const texts = (await readPdf(await download({ ...single, pricing: alone }))).flat();
    const start = texts.indexOf("Service 1");
    expect(texts.slice(start, start + 9)).toEqual([
      ...["Service 1", "$10.01", "–", "Installation", "–", "$99.00"],
      ...["Total", "$20.01", "$99.00"],
    ]);
    const printed = await print({ ...single, pricing: alone });
    expect(printed).not.toMatch(/Package discount|Additional installation|>Equipment</);
    expect(await print(proposal)).toContain('<tr class="group">\n<th scope="row">Equipment</th>');
  });

  test("the foot of each page has the number and the customer", async () => {
    const services = Array.from({ length: 60 }, (_, index) => line(index));
    const long = { ...proposal, pricing: { ...proposal.pricing, services } };
    for (const texts of await readPdf(await download(long))) expect(texts).toContain(foot);
    expect(await print(proposal)).toContain('content: "Proposal 1A2B3C4D \\b7  Bluebonnet');
    const name = `"; } </style><b> \\`;
    const text = await print({ ...proposal, customer: { name, address: "" } });
    expect(text).toContain(String.raw`\22 \3b  \7d  \3c \2f style\3e \3c b\3e  \5c `);
    expect(text.match(/<\/style>/g)).toHaveLength(1);
  });
});

describe("a proposal to print", () => {
  test("the print contains every amount of the payload, and no other", async () => {
    const amounts = (await print(proposal)).match(/−?\$[\d,]+\.\d\d/g);
    const { monthly, install } = proposal.pricing;
    expect(amounts).toEqual([...amountsOf(proposal), ...[monthly, install].map(moneyText)]);
  });

  test("the print has the logo, the colours, and its styles in one element", async () => {
    const text = await print(withLogo);
    expect(text).toContain(`<img src="${logoUrl}" alt="Scout">`);
    expect(text).toContain("border-top: 6pt solid #0c304c");
    expect(text).toContain("border-bottom: 6pt solid #de7878");
    expect(text.match(/<style>/g)).toHaveLength(1);
  });

  test("the print shows markup as text, and leaves invalid colours out of the style sheet", async () => {
    const evil = `</style><script>alert(1)</script>"><img src=x onerror=alert(2)>`;
    const text = await print({
      ...proposal,
      package: evil,
      agency: { logoUrl: `data:image/png;base64,"onerror=`, borderTop: evil, borderBottom: evil },
      customer: { name: evil, address: evil },
      agent: { firstName: evil, lastName: evil, email: evil },
      provider: { ...proposal.provider, name: evil, term: evil, region: evil },
      details: { notes: [evil], install_lines: [{ label: evil, amount: 1 }] },
      disclaimer: evil,
    });
    expect(text).not.toContain("<script");
    expect(text).not.toContain("<img");
    expect(text.match(/<\/style>/g)).toHaveLength(1);
    expect(text).toContain("&lt;script&gt;");
  });
});

describe("L23: the breakdown of an install total without parts of its lines", () => {
  const details = {
    notes: ["Excludes items priced as a range"],
    install_lines: [
      { label: "Installation (highest charge applies)", amount: 99 },
      { label: "Install discount", amount: -99 },
      { label: "Per-line and per-device install", amount: 60 },
      { label: "Jack for the desk telephones in the reception", amount: 15 },
    ],
  };
  const amounts = ["$99.00", "−$99.00", "$60.00", "$15.00"];

  test("the breakdown is in the PDF, with the notes", async () => {
    const texts = (await readPdf(await download({ ...proposal, details }))).flat();
    const start = texts.findIndex((text) => text.startsWith("Installation (highest"));
    expect(texts.slice(start).filter((text) => money.test(text))).toEqual([
      ...amounts.map(onPdf),
      ...[proposal.pricing.monthly, proposal.pricing.install].map(moneyText),
    ]);
    for (const { label } of details.install_lines.slice(1, 3)) expect(texts).toContain(label);
    expect(texts.join(" ")).toContain("Jack for the desk telephones");
    expect(texts).toContain("Excludes items priced as a range");
    expect(texts).not.toContain("Installation");
  });

  test("the breakdown is in the print, with the notes", async () => {
    const text = await print({ ...proposal, details });
    for (const [index, { label }] of details.install_lines.entries()) {
      const [, row = ""] = text.split(`>${label}</th>`);
      expect(row.split("</tr>")[0]).toContain(`">–</td><td class="number">${amounts[index]}<`);
    }
    expect(text).toContain('<p class="note">Excludes items priced as a range</p>');
    expect(text).not.toContain(">Installation</th>");
  });

  test("the parts are in the small print if the lines have their own", async () => {
    const [first, ...others] = proposal.pricing.services;
    const services = [{ ...first, install: proposal.pricing.install }, ...others];
    const pricing = { ...proposal.pricing, services };
    const said =
      "Install: Installation (highest charge applies) $99.00 + Install discount −$99.00 + Per-line and per-device install $60.00 + Jack for the desk telephones in the reception $15.00.";
    const text = await print({ ...proposal, pricing, details });
    expect(text.split(said)).toHaveLength(2);
    expect(text).not.toContain(">Install discount</th>");
    const texts = (await readPdf(await download({ ...proposal, pricing, details }))).flat();
    expect(texts.join(" ")).toContain(onPdf(said));
    const [one] = details.install_lines;
    const single = await print({
      ...proposal,
      pricing,
      details: { ...details, install_lines: [one] },
    });
    expect(single).not.toContain("Install: ");
  });
});

describe("the comparison of saved carts", () => {
  const comparison = [
    {
      name: "Cart 1",
      monthly: 100,
      install: 99,
      months: 36,
      total: 3699,
      per_month: 102.75,
      total_difference: 0,
      total_difference_percent: 0,
      best_value: false,
    },
    {
      name: "Current cart",
      monthly: 80.5,
      install: null,
      months: 24,
      total: 1932,
      per_month: 80.5,
      total_difference: -1767,
      total_difference_percent: -47.8,
      best_value: true,
      current: true,
    },
  ];
  const details = { notes: [], install_lines: [], comparison };
  const withOptions = (...carts: readonly object[]) => ({
    ...proposal,
    details: { ...details, comparison: carts },
  });

  /** The rows of the comparison, each with its title and a text for each option. */
  async function printedRows(payload: object): Promise<readonly string[]> {
    const [, part = ""] = (await print(payload)).split('class="comparison"');
    const [shown = ""] = part.split('class="acceptance"');
    return [...shown.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = ""]) =>
      [...row.matchAll(/>([^<\n]+)/g)]
        .map(([, text = ""]) => text.replaceAll("\u00a0", " "))
        .join("|"),
    );
  }

  test("the comparison is in the PDF and in the print, with the best and the current option marked", async () => {
    const rows = [
      "Services, per month|Cart 1|Current cart|This proposal|Lowest cost per month",
      "Monthly total|$100.00|$80.50",
      "Install total|$99.00|–",
      "Months|36|24",
      "Total over the term|$3,699.00|$1,932.00",
      "Per month with install|$102.75|$80.50",
    ];
    expect(await printedRows({ ...proposal, details })).toEqual(rows);
    expect(await print({ ...proposal, details })).toContain('class="number current">$80.50</td>');
    const texts = (await readPdf(await download({ ...proposal, details }))).flat();
    for (const text of ["Comparison", ...rows.flatMap((row) => row.split("|"))])
      expect(texts).toContain(text);
    expect(await print(proposal)).not.toContain("Comparison");
    // An option beside nothing is no comparison.
    const alone = { ...proposal, details: { ...details, comparison: [comparison[0]] } };
    expect(await print(alone)).not.toContain("Comparison");
    expect((await readPdf(await download(alone))).flat()).not.toContain("Comparison");
  });

  test("N17: the services of the options add up to their totals, with those of all options in one row", async () => {
    const [first, second] = comparison;
    const payload = withOptions(
      {
        ...{ ...first, equipment: 10.05, discount: null },
        services: ["Internet 300 Mbps (Fiber)", "Gateway", "Gateway", "2 × Business Line"],
        prices: [50.5, 9.95, 9.95, 19.55],
      },
      {
        ...{ ...second, equipment: null, discount: -5.3 },
        services: ["Static IP", "Internet 1 Gbps", "Gateway", "Gateway", "2 × Business Line"],
        prices: [1.1, 49.9, 9.95, 9.95, 14.9],
      },
    );
    const rows = await printedRows(payload);
    expect(rows.slice(1, 9)).toEqual([
      "Static IP|–|$1.10",
      "Internet 1 Gbps|–|$49.90",
      "Internet 300 Mbps (Fiber)|$50.50|–",
      "2 × Business Line|$19.55|$14.90",
      "The same in all options|Gateway, Gateway|$19.90|$19.90",
      "Equipment|$10.05|–",
      "Package discount|–|−$5.30",
      "Monthly total|$100.00|$80.50",
    ]);
    for (const option of [1, 2]) {
      const cents = rows.slice(1, 8).map((row) => {
        const text = row.split("|").slice(-2)[option - 1] ?? "";
        return text === "–" ? 0 : Math.round(100 * Number(text.replace("−", "-").replace("$", "")));
      });
      expect(cents.reduce((sum, one) => sum + one, 0)).toBe(option === 1 ? 10_000 : 8050);
    }
    const texts = (await readPdf(await download(payload))).flat().map(onPdf);
    for (const text of rows.slice(1, 9).flatMap((row) => row.split("|")))
      expect(texts).toContain(onPdf(text));
  });

  test("N17: many services are summed up in one row", async () => {
    const [first, second] = comparison;
    const named = (of: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${of} ${at + 1}`);
    const payload = withOptions(
      { ...first, services: named("Seat", 5), prices: Array(5).fill(1.1) },
      {
        ...second,
        services: [...named("Seat", 5), ...named("Line", 14)],
        prices: [...Array(5).fill(1.1), ...Array(14).fill(0.1)],
      },
    );
    const rows = await printedRows(payload);
    expect(rows.slice(12, 15)).toEqual([
      "Line 12|–|$0.10",
      "2 more services|–|$0.20",
      "5 services, the same in all options|$5.50|$5.50",
    ]);
    expect((await readPdf(await download(payload))).flat()).toContain("2 more services");
  });

  test("N17: options without prices say what they include", async () => {
    const [first, second] = comparison;
    const payload = withOptions(
      { ...first, services: ["Internet 300 Mbps", "Gateway"] },
      { ...second, services: ["Gateway"] },
    );
    expect((await printedRows(payload)).slice(1, 3)).toEqual([
      "Internet 300 Mbps|Included|–",
      "The same in all options|Gateway|Included|Included",
    ]);
    // A number is on the line of its unit.
    expect(await print(payload)).toContain("Internet 300\u00a0Mbps");
  });

  test("N17: words with which all names begin stand once, beside the heading", async () => {
    const [first, second] = comparison;
    const payload = withOptions(
      { ...first, name: "Comcast, 36 months, Office Bundle" },
      { ...second, name: "Comcast, 36 months, Office Bundle, 5 Static IPs" },
    );
    const printed = await print(payload);
    expect(printed).toContain(">All options: Comcast, 36 months<");
    expect((await printedRows(payload))[0]).toBe(
      "Services, per month|Office Bundle|Office Bundle, 5 Static IPs|This proposal|Lowest cost per month",
    );
    const texts = (await readPdf(await download(payload))).flat();
    expect(texts).toContain("All options: Comcast, 36 months");
    expect(texts.join(" ").match(/Comcast, 36/g)).toHaveLength(1);
    expect(await print({ ...proposal, details })).not.toContain("All options");
  });

  test("N16: the term that all options share is in the title of their totals, not in a row", async () => {
    const sameTerm = comparison.map((cart) => ({ ...cart, months: 36 }));
    const given = { ...proposal, details: { ...details, comparison: sameTerm } };
    const rows = (await printedRows(given)).map((row) => row.split("|")[0]);
    expect(rows).toContain("Total over 36 months");
    expect(rows).not.toContain("Months");
    const texts = (await readPdf(await download(given))).flat();
    expect(texts).toContain("Total over 36 months");
    expect(texts).not.toContain("Months");
  });

  test("L25: a line says access type and speed, unless its texts do", async () => {
    const facts = ["Coax", "500 Mbps"];
    const [service] = proposal.pricing.services;
    const named = { ...service, title: "Internet", label: "", facts };
    const services = [named, { ...named, title: "Internet 500 Mbps", label: "500 / 35 Mbps Coax" }];
    const given = { ...proposal, pricing: { ...proposal.pricing, services } };
    const printed = await print(given);
    expect(printed).toContain("Internet<small>Coax · 500 Mbps</small>");
    expect(printed).toContain("Internet 500 Mbps<small>500 / 35 Mbps Coax</small>");
    expect(printed.match(/Coax · 500 Mbps/g)).toHaveLength(1);
    expect((await readPdf(await download(given))).flat()).toContain("Coax · 500 Mbps");
  });

  test("ZC28: has a difference only if all carts have the same term", async () => {
    const otherTerms = await print({ ...proposal, details });
    expect(otherTerms).not.toContain("Difference");
    expect(otherTerms).toContain(">Per month with install</th>");
    const sameTerm = comparison.map((cart) => ({ ...cart, months: 36 }));
    const text = await print({ ...proposal, details: { ...details, comparison: sameTerm } });
    expect(text).toContain(">Difference from first</th>");
    expect(text).toContain(">−$1,767.00 (−47.8%)</td>");
  });
});

describe("an invalid proposal", () => {
  test.each([
    ["payload", {}],
    ["payload.pricing.monthly", { ...proposal, pricing: { ...proposal.pricing, monthly: "ERR" } }],
    ["payload.pricing.install", { ...proposal, pricing: { ...proposal.pricing, install: null } }],
    ["payload.date", { ...proposal, date: "2026-01-05" }],
    [
      "payload.pricing.services.0.quantity",
      { ...proposal, pricing: { ...proposal.pricing, services: [line(1, { quantity: -1 })] } },
    ],
    [
      "payload.pricing.services",
      {
        ...proposal,
        pricing: { ...proposal.pricing, services: Array.from({ length: 1001 }, () => line(1)) },
      },
    ],
  ])("a proposal is refused for its %s", async (where, payload) => {
    const backend = await openBackend();
    const answer = await backend.app.request("http://scout.test/service/v1/pdf/pricing", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ payload }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message: expect.stringContaining(where) });
  });

  test.each([
    ["pdf-500", 500, 200],
    ["print-500", 200, 500],
  ])(
    "a proposal with %s is answered with %i as PDF and with %i as print",
    async (code, pdf, printed) => {
      const address = findPricingScenarioByCode(code)?.address ?? "";
      const payload = { ...proposal, customer: { name: "", address } };
      const backend = await openBackend();
      const status = async (format?: "html") =>
        (
          await backend.call(format ? "printPricing" : "downloadPricing", {
            body: { payload, ...(format ? { format } : {}) },
            unchecked: true,
          })
        ).status;
      expect([await status(), await status("html")]).toEqual([pdf, printed]);
    },
  );
});

describe("colours and pictures on paper", () => {
  test.each([
    ["rgba(12, 48, 76, 1)", "#0c304c"],
    ["rgba(0, 0, 0, 0.5)", "#808080"],
    ["#0c304c, 1", "#0c304c"],
    ["#000000, 0", "#ffffff"],
    ["red", "#0c304c"],
    ["", "#0c304c"],
  ])("the colour %j is printed as %s", (text, hex) => {
    expect(hexOf(readColour(text))).toBe(hex);
  });

  test("text on a colour is black or white, whichever is legible", () => {
    expect(inkOn(readColour("#0c304c, 1"))).toEqual([1, 1, 1]);
    expect(inkOn(readColour("#ffe600, 1"))).toEqual([0, 0, 0]);
  });

  test("a picture with a billion pixels is not a logo", () => {
    const bytes = new Uint8Array(40);
    bytes.set([0x89, 0x50, 0x4e, 0x47]);
    new DataView(bytes.buffer).setUint32(16, 40_000);
    new DataView(bytes.buffer).setUint32(20, 40_000);
    const uri = (content: Uint8Array) =>
      `data:image/png;base64,${btoa(String.fromCharCode(...content))}`;
    expect(readPicture(uri(bytes))).toBeNull();
    new DataView(bytes.buffer).setUint32(20, 40);
    expect(readPicture(uri(bytes))?.type).toBe("png");
  });
});

describe("the pages of a proposal", () => {
  const comparison = Array.from({ length: 8 }, (_, index) => ({
    name: `Option ${index}`,
    monthly: 100 + index,
    install: 99,
    months: 36,
    total: 3699 + 36 * index,
    total_difference: 36 * index,
    total_difference_percent: index,
    best_value: index === 0,
  }));
  const payloadOf = (count: number) => ({
    ...proposal,
    pricing: {
      ...proposal.pricing,
      services: Array.from({ length: count }, (_, index) => line(index)),
      equipment: [],
    },
    details: { ...proposal.details, comparison },
  });
  const counts = [1, 9, 14, 17, 20, 23, 26, 29, 32, 35];

  test.each(counts)(
    "with %i lines keep totals with a line, and the comparison in one piece",
    async (count) => {
      const pages = await readPdf(await download(payloadOf(count)));
      const pageOf = (text: string) => pages.find((texts) => texts.includes(text)) ?? [];
      const withTotals = pageOf("Total");
      expect(withTotals).toContain(`Service ${count - 1}`);
      expect(withTotals).toEqual(expect.arrayContaining(["Monthly", "Package discount"]));
      const names = comparison.map(({ name }) => name);
      expect(pageOf("Comparison")).toEqual(expect.arrayContaining(names));
      expect(pageOf("Acceptance")).toEqual(
        expect.arrayContaining([proposal.disclaimer, "Signature", "Date"]),
      );
    },
  );

  test.each([1, 5, 7, 10, 14, 24, 42])(
    "N16: with %i lines and a comparison of two, the last page has the comparison above the acceptance",
    async (count) => {
      const payload = payloadOf(count);
      const details = { ...payload.details, comparison: comparison.slice(0, 2) };
      const pages = await readPdf(await download({ ...payload, details }));
      expect(pages.at(-1)).toEqual(
        expect.arrayContaining([
          ...["Comparison", "Option 0", "Option 1", "Acceptance", "Signature"],
          ...[...proposal.details.notes, proposal.disclaimer],
        ]),
      );
    },
  );

  test("N16: seven lines, one of them with a note, and a comparison of two are one page", async () => {
    const [service, ...others] = payloadOf(7).pricing.services;
    const services = [{ ...service, notes: ["Required with Internet."] }, ...others];
    const included = ["Business Internet 500 Mbps", "Business Gateway", "2 × Business Line"];
    const options = comparison.slice(0, 2).map((one, at) => ({
      ...one,
      services: included,
      current: at === 1,
    }));
    const install_lines = [
      { label: "Installation (highest charge applies)", amount: 99.95 },
      { label: "Per-line and per-device install", amount: 39.9 },
      { label: "Inside wiring, per visit", amount: 75 },
    ];
    const { monthly } = proposal.pricing;
    const details = {
      ...proposal.details,
      notes: ["Prices as of 01/05/2026. Valid through 02/04/2026."],
      ...{ install_lines, comparison: options, term: { months: 36, total: 12_350.09 } },
    };
    const pricing = {
      ...{ ...proposal.pricing, services, equipment: [] },
      ...{ discount: 0, services_subtotal: monthly, equipment_subtotal: 0 },
    };
    expect(await readPdf(await download({ ...proposal, pricing, details }))).toHaveLength(1);
  });

  test("N16: the comparison fills the page of the totals, with the acceptance below it", async () => {
    const [option] = comparison;
    const name = "Comcast, 36 months, Office Bundle, 5 Static IPs";
    const options = [option, { ...option, current: true }].map((one) => ({ ...one, name }));
    const services = Array.from({ length: 41 }, (_, at) => line(at, { label: "", quantity: 1 }));
    const payload = payloadOf(1);
    const pages = await readPdf(
      await download({
        ...payload,
        pricing: { ...payload.pricing, services },
        details: { ...payload.details, comparison: options },
      }),
    );
    expect(pages).toHaveLength(2);
    expect(pages[1]).toEqual(expect.arrayContaining(["Total", "Comparison", "Signature"]));
  });

  test.each(counts)("with %i lines keep the acceptance with the totals", async (count) => {
    const { details } = proposal;
    const pages = await readPdf(await download({ ...payloadOf(count), details }));
    expect(pages.find((texts) => texts.includes("Acceptance"))).toEqual(
      expect.arrayContaining([`Service ${count - 1}`, "Total", "Signature"]),
    );
  });

  test.each(counts)(
    "with %i lines have no text over another one, and none outside the margins",
    async (count) => {
      const name = "A customer with a long name that is wrapped, and with words of its own ".repeat(
        4,
      );
      const payload = { ...payloadOf(count), customer: { name, address: name } };
      for (const texts of await readPlacedTexts(await download(payload))) {
        for (const [index, one] of texts.entries()) {
          expect(one.x).toBeGreaterThanOrEqual(47);
          expect(one.x + one.width).toBeLessThanOrEqual(612 - 47);
          const over = texts
            .slice(index + 1)
            .filter(
              (other) =>
                Math.abs(other.y - one.y) < Math.min(one.height, other.height) * 0.7 &&
                other.x < one.x + one.width - 0.5 &&
                one.x < other.x + other.width - 0.5,
            );
          expect([one.text, over.map(({ text }) => text)]).toEqual([one.text, []]);
        }
      }
    },
  );
});

describe("a proposal for several sites", () => {
  const { pricing } = proposal;
  const sites = Array.from({ length: 30 }, (_, at) => ({
    name: at === 0 ? "Main office" : "",
    address: `${at + 1} Elm Street`,
    answered_address: null,
    ...(at === 1
      ? { provider: null, term: null, services: [], monthly: 0, install: 0, note: "Not found <b>" }
      : {
          provider: at % 2 === 0 ? "Comcast" : "Spectrum",
          term: "36 Months",
          services: [
            {
              ...{ provider: "Comcast", title: `Internet ${at}`, quantity: 1 },
              ...{ price: 80.1, install: 10.1 },
            },
            { provider: "AT&T", title: `Backup ${at}`, quantity: 1, price: 0.2, backup: true },
          ],
          monthly: 80.3,
          install: 10.1,
        }),
  }));
  const payload: ProposalPayload = {
    ...proposal,
    pricing: { ...pricing, services: [], equipment: [], monthly: 2328.7, install: 292.9 },
    provider: { ...proposal.provider, name: "Several providers" },
    sites,
  };
  const totals = [
    ["Comcast", "15 sites", "$1,204.50", "$151.50"],
    ["Spectrum", "14 sites", "$1,124.20", "$141.40"],
    ["Total (29 of 30 sites)", "29 sites", "$2,328.70", "$292.90"],
  ];

  test("the PDF has the totals by provider and a block for each site, none of which is split", async () => {
    const pages = await readPdf(await download(payload));
    const text = pages.map((page) => page.join("|")).join("|");
    for (const row of totals) expect(text).toContain(row.join("|"));
    for (const { name, address, services } of sites) {
      const page = pages.find((one) => one.some((part) => part.includes(address))) ?? [];
      expect(page.join("|")).toContain(name);
      for (const { title } of services)
        expect(page.some((part) => part.includes(title))).toBe(true);
    }
    expect(text).toContain("Not found <b>");
    expect(pages.length).toBeGreaterThan(3);
  });

  test("the printed document has the same, and shows texts as texts", async () => {
    const html = await print(payload);
    for (const row of totals) {
      const cells = row
        .slice(1)
        .map((cell) => `<td class="${cell.startsWith("$") ? "number" : ""}">${cell}</td>`);
      expect(html.replace(/\s+/g, "")).toContain(
        `<thscope="row">${row[0]}</th>${cells.join("")}`.replace(/\s+/g, ""),
      );
    }
    expect(html).toContain("Main office · 1 Elm Street · 36 Months");
    expect(html).toContain("Not found &lt;b&gt;");
    expect(html.match(/class="site-block"/g)).toHaveLength(30);
  });

  test("S7: each column of a site adds up to its subtotal, and the subtotals to the totals", async () => {
    const phases = [
      { months: 12, monthly: 80.3 },
      { months: 24, monthly: 90.3 },
    ];
    const changing = sites.map((site, at) => (at === 0 ? { ...site, phases } : site));
    const pages = await readPdf(await download({ ...payload, sites: changing }));
    const amounts = (text: string) =>
      text
        .split("|")
        .flatMap((part) => (money.test(part) ? Number(part.slice(1)) : part === "–" ? 0 : []));
    const blocks = pages.flat().join("|").split("Service|Monthly|Install|").slice(1);
    const sums = [0, 0];
    for (const block of blocks) {
      const [lines = "", subtotal = ""] = block.split("Subtotal|");
      const [monthly = 0, install = 0] = amounts(subtotal);
      const shown = amounts(lines);
      const column = (odd: number) =>
        shown.filter((_, at) => at % 2 === odd).reduce((all, one) => all + one, 0);
      expect(column(0)).toBeCloseTo(monthly, 2);
      expect(column(1)).toBeCloseTo(install, 2);
      sums[0] = (sums[0] ?? 0) + monthly;
      sums[1] = (sums[1] ?? 0) + install;
    }
    expect(blocks).toHaveLength(29);
    expect(sums[0]).toBeCloseTo(2328.7, 2);
    expect(sums[1]).toBeCloseTo(292.9, 2);
    expect(blocks[0]).toContain("Monthly in months 1 to 12: $80.30");
    for (let count = 3; count < 9; count += 1) {
      const few = await readPdf(await download({ ...payload, sites: sites.slice(2, 2 + count) }));
      const accepted = few.find((texts) => texts.includes("Acceptance")) ?? [];
      expect([count, accepted.includes("Subtotal")]).toEqual([count, true]);
    }
  });

  test("more than a hundred sites are refused", async () => {
    const many = { ...payload, sites: Array(101).fill(sites[0]) };
    expect((await download(many)).status).toBe(422);
  });
});
