import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { cleanUpHostPage, listen } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { acme, bolt, bundle, contracts, rows, searchOf } from "./searches.ts";

cleanUpHostPage();

async function chooseInternet(): Promise<void> {
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
}

test("L15: an invalid price is shown as ERR in its row and its totals, and blocks every output", async () => {
  const changed = listen("scout-cart-changed");
  await openBuilder(
    searchOf(
      [{ ...rows.internet, mrc: "TBD" }, rows.faster],
      { provider: [{ ...acme, key: "comcast" }] },
      contracts,
    ),
  );
  await chooseInternet();
  await expect.poll(() => agent.amount("Monthly total")).toBe("ERR");
  expect(agent.amount("Services")).toBe("ERR");
  expect(agent.totalName("Equipment").query()).toBeNull();
  expect(agent.amount("Install total")).toBe("$0.00");
  await expect.element(agent.card("Broadband").getByText("ERR/mo")).toBeVisible();
  await expect.element(agent.proposal().getByRole("listitem")).toHaveTextContent("ERR");
  for (const name of ["Print", "Save as PDF", "Create contract"] as const) {
    await expect
      .element(agent.output(name))
      .toHaveAccessibleDescription("One price is invalid, so totals can't be calculated.");
  }
  expect(changed[0]?.detail.totals).toMatchObject({ monthly: null, install: 0 });
  await agent.radio("Internet 500").click();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$80.00");
  await expect.element(agent.output("Print")).not.toHaveAttribute("aria-disabled");
});

test("L16: a line with an unreadable amount names its row, and a package that is not chosen has no line", async () => {
  await openBuilder(
    searchOf([{ ...rows.internet, nrc: "TBD", equipment_fee: "?" }], {
      package: [{ ...bundle, install_discount: 40 }],
    }),
  );
  await chooseInternet();
  await expect.poll(() => agent.amount("Install total")).toBe("ERR");
  const lines = agent.proposal().element().querySelectorAll(".totals dl > div");
  expect([...lines].map((line) => line.textContent)).toEqual([
    "Services$50.00",
    "EquipmentERRInvalid price: Internet 100",
    "Monthly totalERR",
    "Installation (highest charge applies)ERRInvalid price: Internet 100",
    "Per-line and per-device install$0.00",
    "Install totalERR",
    "Total over 36 monthsERR",
  ]);
});

test("J12: an empty proposal shows no total and no button that can do nothing", async () => {
  const { element } = await openBuilder(searchOf([rows.internet]));
  const proposal = agent.proposal();
  await expect
    .element(proposal.getByText("No services selected. Totals appear here."))
    .toBeVisible();
  const idle = () => [agent.undo(), agent.redo(), agent.keep(), agent.explain()];
  const zeros = proposal.getByText("$0.00").elements();
  expect(zeros.filter((amount) => amount.checkVisibility())).toEqual([]);
  expect(element.shadowRoot?.querySelector(".totals-bar")).toBeNull();
  expect(idle().map((button) => button.query())).toEqual(idle().map(() => null));
  await chooseInternet();
  await expect.element(agent.explain()).toBeVisible();
  await expect.element(agent.keep()).not.toHaveAttribute("aria-disabled");
  expect(element.shadowRoot?.querySelector(".totals-bar")).not.toBeNull();
  const undo = agent.undo().element();
  if (undo instanceof HTMLElement) undo.focus();
  await agent.press("{Enter}");
  await expect.element(agent.keep()).not.toBeInTheDocument();
  expect(agent.undo().element().matches(":focus")).toBe(true);
});

test("at 360 px the bar of 56 px shows both totals in full, beside its button", async () => {
  await page.viewport(360, 700);
  try {
    await openBuilder(searchOf([{ ...rows.internet, mrc: "12084.25", nrc: "21500.75" }]));
    await chooseInternet();
    const bar = page.getByRole("button", { name: "Review" });
    await expect.element(bar).toBeVisible();
    const button = bar.element().getBoundingClientRect();
    const amounts = [...(bar.element().closest(".totals-bar")?.querySelectorAll("dd") ?? [])];
    expect(amounts.map(({ textContent }) => textContent)).toEqual(["$12,084.25", "$21,500.75"]);
    expect(bar.element().closest(".totals-bar")?.getBoundingClientRect().height).toBe(56);
    for (const amount of amounts) {
      expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(button.left);
      expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
    }
  } finally {
    await page.viewport(1024, 768);
  }
});

test("at 360 px Review shows the proposal from its upper edge; the button of a line is beside its amount, and the words of quiet buttons are below those of the lines", async () => {
  await page.viewport(360, 700);
  onTestFinished(() => page.viewport(1024, 768));
  await openBuilder(searchOf([rows.internet]));
  await chooseInternet();
  await page.getByRole("button", { name: "Review" }).click();
  expect(agent.proposal().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  const middle = (element: Element | null | undefined) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return (top + bottom) / 2;
  };
  const button = agent.remove("Internet 100").element();
  const amount = button.closest(".cart-line")?.querySelector(".amount");
  expect(middle(button)).toBeCloseTo(middle(amount), 0);
  const range = new Range();
  range.selectNodeContents(agent.keep().element());
  const name = agent.proposalLines().first().element().getBoundingClientRect();
  expect(range.getBoundingClientRect().left).toBeCloseTo(name.left, 0);
});

test("below 960 px the bar stays at the lower edge until the proposal is in view, which shows its totals", async () => {
  await page.viewport(768, 600);
  onTestFinished(() => page.viewport(1024, 768));
  const more = Array.from({ length: 12 }, (_, at) => ({
    ...rows.internet,
    id: `more-${at}`,
    title: `Line ${at}`,
  }));
  await openBuilder(searchOf([rows.internet, ...more]));
  await chooseInternet();
  const review = page.getByRole("button", { name: "Review" });
  await expect.element(review).toBeVisible();
  const foot = review.element().closest(".builder-foot");
  expect(foot?.getBoundingClientRect().bottom).toBe(window.innerHeight);
  const proposal = agent.proposal().element();
  const topInPage = () => Math.round(proposal.getBoundingClientRect().top + window.scrollY);
  const top = topInPage();
  await review.click();
  await expect.element(review).not.toBeInTheDocument();
  expect(topInPage()).toBe(top);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(review).not.toBeInTheDocument();
  window.scrollTo(0, 0);
  await expect.element(review).toBeVisible();
});

test("1 §9: the monthly total is services, equipment and discount; the install total is the highest charge plus those that stack", async () => {
  await openBuilder(
    searchOf([{ ...rows.internet, nrc: 99, equipment_fee: "1,000.5" }, rows.voice], {
      package: [{ ...bundle, install_discount: 40 }],
    }),
  );
  await agent.choose("Package", "bundle");
  await expect.poll(() => agent.amount("Services")).toBe("$70.00");
  expect(agent.amount("Equipment")).toBe("$1,000.50");
  expect(agent.amount("Package discount")).toBe("−$10.00");
  // The line of the package says it in words, so that it is subtracted once.
  await expect
    .element(agent.proposal().getByText("Saves $10.00/mo, subtracted below"))
    .toBeVisible();
  const off = agent.proposal().getByText("−$10.00", { exact: true }).elements();
  expect(off.filter((amount) => amount.checkVisibility())).toHaveLength(1);
  expect(agent.amount("Monthly total")).toBe("$1,060.50");
  expect(agent.amount("Installation (highest charge applies)")).toBe("$99.00");
  expect(agent.amount("Install discount")).toBe("−$40.00");
  expect(agent.amount("Per-line and per-device install")).toBe("$5.00");
  expect(agent.amount("Install total")).toBe("$64.00");
});

test("L23: the discount line shows the saved amount, and each secondary charge has its own line", async () => {
  const voice = {
    ...rows.voice,
    secondary_services: [
      { label: "Jack", stacking_nrc: 15 },
      { label: "Site survey", stacking_nrc: 30 },
      { label: "Free", stacking_nrc: 0 },
    ],
  };
  await openBuilder(
    searchOf([{ ...rows.internet, nrc: 99 }, voice], {
      package: [{ ...bundle, install_discount: 150 }],
    }),
  );
  await agent.choose("Package", "bundle");
  await expect.poll(() => agent.amount("Install total")).toBe("$50.00");
  const lines = agent.proposal().element().querySelectorAll(".totals dl:nth-of-type(2) > div");
  expect([...lines].map((line) => line.textContent)).toEqual([
    "Installation (highest charge applies)$99.00",
    "Install discount−$99.00",
    "Per-line and per-device install$5.00",
    "Jack$15.00",
    "Site survey$30.00",
    "Install total$50.00",
  ]);
  await agent.explain().click();
  const explained = agent
    .proposal()
    .element()
    .querySelectorAll(".explanation section:last-child li");
  // Each line is followed by its source.
  expect([...explained].map((line) => line.textContent)).toEqual([
    "Installation (highest charge applies) Internet 100$99.00",
    "Install discount Office bundle−$99.00",
    "Per-line and per-device install Voice line$5.00",
    "Jack charged with Voice line$15.00",
    "Site survey charged with Voice line$30.00",
    "Install total$50.00",
  ]);
});

test("L17, L18: the configuration hides the parts of the install total, but not the total nor the disclaimer", async () => {
  configure({ hideInstallFeeTable: true });
  try {
    await openBuilder(searchOf([rows.internet]));
    await chooseInternet();
    await expect.element(agent.proposal().getByText("Install total")).toBeVisible();
    await expect
      .element(
        page.getByText(
          "Prices exclude surcharges, fees and taxes, are budgetary only and must be confirmed with the provider.",
        ),
      )
      .toBeVisible();
    expect(agent.proposal().getByText("Installation (highest charge applies)").query()).toBeNull();
    expect(agent.proposal().getByText("Per-line and per-device install").query()).toBeNull();
  } finally {
    configure({ hideInstallFeeTable: false });
  }
});

test("L1, L24: the row names a bundled rate, and the explanation shows its discount", async () => {
  const bundled = { ...rows.internet, double_mrc: 45, bundled_service_types: ["phone"] };
  await openBuilder(searchOf([bundled, rows.voice]));
  await chooseInternet();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$50.00");
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$65.00");
  await expect
    .element(agent.radio("Internet 100"))
    .toHaveAccessibleDescription(expect.stringMatching(/^\$45\.00\/mo .*Bundled rate/));
  await page.getByRole("button", { name: "Price breakdown" }).click();
  const line = agent.proposal().getByRole("listitem").filter({ hasText: "Two-service discount" });
  await expect.element(line).toHaveTextContent("Two-service discount with Phone−$5.00");
});

test("L19: a provider's headline price is shown only in the open list of providers", async () => {
  await openBuilder(
    searchOf(
      [rows.voice],
      { provider: [acme, bolt] },
      { pricing: [{ provider: "acme", value: { price: 39.5 } }] },
    ),
  );
  const option = agent.choice("Provider").getByRole("option", { name: /^Acme/ });
  await expect.element(option).toHaveTextContent("Acme – from $39.50/mo");
  await agent.choose("Provider", "acme");
  await expect.element(option).toHaveTextContent(/^Acme$/);
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  await expect.poll(() => agent.amount("Monthly")).toBe("$20.00");
});

test("W32: amounts are Canadian dollars if the settings say so", async () => {
  const settings = { capabilities: ["scout:access"], currency: "CAD" };
  await openBuilder(searchOf([rows.internet, rows.faster]), {
    "GET /api/v1/site-connector/settings": () => Response.json({ data: { settings } }),
  });
  await chooseInternet();
  await expect.poll(() => agent.amount("Monthly total")).toMatch(/^CA\$\d/);
});
