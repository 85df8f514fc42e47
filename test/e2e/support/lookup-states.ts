import { createLookupDriver, type LookupDriver } from "./lookup-driver.ts";
import type { ScreenState } from "./screen-state.ts";

async function followToTheEnd(lookup: LookupDriver): Promise<void> {
  await lookup.seesProgress();
  await lookup.pollAfter();
  await lookup.seesCards();
}

function addressOf(street: string): string {
  return `/demo/lookup.html?address=${encodeURIComponent(`${street}, Test City, TX 75001`)}`;
}

const states: readonly ScreenState<LookupDriver>[] = [
  { name: "start", path: "/demo/lookup.html", reach: (lookup) => lookup.box.waitFor() },
  { name: "start of the plain page", path: "/demo/plain.html", reach: ({ box }) => box.waitFor() },
  {
    name: "suggestions",
    path: "/demo/lookup.html",
    async reach(lookup) {
      await lookup.type("100 m");
      await lookup.options.first().waitFor();
      await lookup.press("ArrowDown");
    },
  },
  {
    name: "hint",
    path: "/demo/lookup.html",
    async reach(lookup) {
      await lookup.search("12");
      await lookup.sees("Enter a full street address.");
    },
  },
  {
    name: "progress",
    path: "/demo/lookup.html?address=100+Main+Street",
    reach: (lookup) => lookup.seesProgress(),
  },
  {
    name: "half of the results",
    path: addressOf("60 Slow Road"),
    async reach(lookup) {
      await lookup.seesProgress();
      await lookup.pollAfter(25_000);
      await lookup.seesHeading("LEC");
    },
  },
  {
    name: "waiting",
    path: addressOf("1 Timeout Avenue"),
    options: { expected: { statuses: [504] } },
    async reach(lookup) {
      await lookup.seesProgress();
      await lookup.pollAfter(4000);
      await lookup.seesWaiting();
    },
  },
  { name: "results", path: "/demo/lookup.html?address=100+Main+Street", reach: followToTheEnd },
  { name: "hostile results", path: addressOf("666 Hostile Lane"), reach: followToTheEnd },
  { name: "an error entry", path: addressOf("310 Carrier Lane"), reach: followToTheEnd },
  { name: "no providers", path: addressOf("313 Carrier Lane"), reach: followToTheEnd },
  {
    name: "error",
    path: addressOf("422 Error Street"),
    options: { expected: { statuses: [422] } },
    reach: (lookup) => lookup.sees("CANNOT VALIDATE ADDRESS."),
  },
  {
    name: "contract not found",
    path: "/demo/lookup.html?error_code=404",
    reach: (lookup) => lookup.sees("The contract could not be found."),
  },
  {
    name: "denied",
    path: "/demo/lookup.html",
    options: { as: "Agent without Scout access" },
    reach: (lookup) => lookup.seesHeading("Access Denied"),
  },
];

export const lookupStates: readonly ScreenState[] = states.map(({ reach, ...state }) => ({
  ...state,
  reach: (visitor) => reach(createLookupDriver(visitor)),
}));
