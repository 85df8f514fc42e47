import { afterAll, beforeAll, expect, test } from "vitest";
import { plainPage, prerenderedPage } from "../support/prerendered-page.ts";
import { openSlowSite, type SlowSite } from "../support/slow-site.ts";
import {
  lettersOf,
  plainTypingPages,
  runTypingPages,
  typingAttributes,
  typingPages,
} from "../support/type-through-takeover.ts";
import { openTab, type Tab } from "./open-tab.ts";

/** A short run tests each element once. */
const tried =
  process.env.SCOUT_BROWSERS === "chosen"
    ? typingPages.map((one) => ({ ...one, visits: 1 }))
    : typingPages;
const pages = [
  ...tried.map((one) => [one.path, prerenderedPage(one.tag, ...typingAttributes(one))]),
  ...plainTypingPages.map((one) => [one.path, plainPage(one.tag, ...typingAttributes(one))]),
];

let site: SlowSite;
let tab: Tab;

beforeAll(async () => {
  site = await openSlowSite({
    "/": "<!doctype html><title>Start</title>",
    ...Object.fromEntries(pages),
  });
  tab = await openTab({ isEarly: true });
  await tab.resize(1024, 768);
});
afterAll(async () => {
  await tab.close();
  await site.close();
});

/** Enough time for hundreds of keys in an engine that renders in software. */
const timeoutMs = 600_000;

test.each([...tried, ...plainTypingPages])(
  "no letter is lost at $path while the screen takes over",
  async (typing) => {
    const runs = await runTypingPages({ tab, site }, typing);
    const { found, typed } = lettersOf(runs);
    expect(found).toEqual(typed);
    expect(runs).toHaveLength(typing.visits * typing.elements);
  },
  timeoutMs,
);
