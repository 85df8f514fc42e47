import { createPricingDriver, type PricingDriver, sectionNames } from "./pricing-driver.ts";
import { houston, pricingPath, scenarioAddress } from "./pricing-path.ts";
import { saidInCleaning } from "./said.ts";
import type { ScreenState } from "./screen-state.ts";

const comcast = pricingPath(houston, { provider: "comcast", term: "36" });
const withPackage = pricingPath(houston, {
  prepared_for: "Bluebonnet Dental Group",
  provider: "comcast",
  term: "36",
  package: "comcast-triple-36-central",
});

async function turnAllOn({ section, seesBuilder }: PricingDriver): Promise<void> {
  await seesBuilder();
  for (const name of sectionNames) {
    const toggle = section(name);
    await toggle.waitFor();
    if ((await toggle.getAttribute("aria-disabled")) === null) await toggle.check();
  }
}

const states: readonly ScreenState<PricingDriver>[] = [
  { name: "pricing start", path: "/demo/pricing.html", reach: ({ box }) => box.waitFor() },
  {
    name: "pricing suggestions",
    path: "/demo/pricing.html",
    async reach({ box, options, press }) {
      await box.pressSequentially("100 m");
      await options.first().waitFor();
      await press("ArrowDown");
    },
  },
  {
    name: "pricing hint",
    path: "/demo/pricing.html",
    async reach({ button, sees }) {
      await button("Generate Pricing").click();
      await sees("Enter an address.");
    },
  },
  {
    name: "pricing waiting",
    path: pricingPath(scenarioAddress("search-504-always")),
    options: { expected: { statuses: [504] } },
    reach: ({ sees }) => sees("The server is taking longer than usual. Trying again in a minute…"),
  },
  {
    name: "pricing failed",
    path: pricingPath(scenarioAddress("search-500")),
    options: { expected: { statuses: [500] } },
    reach: ({ sees }) => sees("An error has occurred."),
  },
  {
    name: "pricing empty with a message",
    path: pricingPath(scenarioAddress("empty-message")),
    reach: ({ sees }) => sees("under review"),
  },
  {
    name: "pricing choices",
    path: pricingPath(houston),
    reach: ({ seesBuilder }) => seesBuilder(),
  },
  { name: "pricing services", path: comcast, reach: turnAllOn },
  {
    name: "pricing unavailable services and searched words",
    path: comcast,
    async reach(pricing) {
      await turnAllOn(pricing);
      await pricing.page.getByRole("searchbox", { name: "Find a service" }).fill("internet");
      await pricing.sees("Not available at this address.");
    },
  },
  {
    name: "pricing cart with everything open",
    path: withPackage,
    async reach(pricing) {
      const { button, page, sees } = pricing;
      await pricing.service("Managed Wi-Fi").check();
      await button("How this adds up").click();
      await page.getByRole("button", { name: /^Prepared by/ }).click();
      await button("Keep for comparison").click();
      await pricing.service("Comcast Business TV Preferred").click();
      await sees("Package removed.");
    },
  },
  {
    name: "pricing dropped choices",
    path: pricingPath(houston, { provider: "nobody", term: "7", package: "none" }),
    reach: ({ sees }) => sees("The provider of the link is not offered at this address."),
  },
  {
    name: "pricing without television",
    path: pricingPath(scenarioAddress("cox-without-tv"), { provider: "cox", term: "36" }),
    reach: ({ sees }) => sees("Television services for Cox must be priced by a"),
  },
  {
    name: "pricing hostile rows",
    path: pricingPath(scenarioAddress("hostile-rows"), { provider: "comcast", term: "36" }),
    options: { expected: { said: saidInCleaning } },
    reach: turnAllOn,
  },
  {
    name: "pricing denied",
    path: comcast,
    options: { as: "Agent without Scout access" },
    reach: ({ seesHeading }) => seesHeading("Access Denied"),
  },
];

export const pricingStates: readonly ScreenState[] = states.map(({ reach, ...state }) => ({
  ...state,
  reach: (visitor) => reach(createPricingDriver(visitor)),
}));
