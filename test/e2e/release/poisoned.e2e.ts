import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer } from "../../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../../demo/server/index.ts";
import { openTab, type Tab } from "../../browsers/open-tab.ts";
import {
  type PagePolicy,
  type PoisonedSite,
  servePoisoned,
} from "../../support/poison/serve-poisoned.ts";
import { testTimeoutMs } from "../../support/timeouts.ts";

const policies: readonly PagePolicy[] = ["no policy", "a strict policy", "no Trusted Types"];

/**
 * The members of answers that each element shows. Only the description of a service may be markup, which is sanitized. The
 * marks of a cell are listed separately if it names several providers or is truncated.
 */
const shownMembers = {
  "portal-header": ["first_name", "last_name", "siteName", "title"],
  "portal-dashboard": [
    "file",
    "filename",
    "label",
    "message",
    "primary_contact_name",
    "service_provider_name",
    "siteName",
  ],
  "scout-lookup": [
    "cable_provider_name",
    "clli_code",
    "label",
    "lata",
    "lec_provider_name",
    "message",
    "name",
    "npa_nxx",
    "pretty",
    "suffix",
  ],
  "scout-pricing": [
    "address_display",
    "description as markup",
    "email",
    "error_msg",
    "first_name",
    "label",
    "last_name",
    "phone",
    "product_type",
    "siteName",
    "title",
  ],
  "contract-wizard": ["the first page"],
  "scout-contracts": ["address", "primary_contact_name", "service_provider_name", "state"],
  "scout-bulk": ["cell", "cell as markup", "column", "file", "filename", "message", "note"],
  "solutions-finder": ["name", "title"],
  "solutions-index": ["label"],
  "provider-library": ["label", "name"],
  "resource-library": ["a saved file", "collateral_type", "label", "name"],
  "site-search": ["description", "title"],
};

describe.each(["cdn", "cdn/lite"] as const)(
  "the screens of %s with hostile answers",
  (elements) => {
    let demo: Awaited<ReturnType<typeof startServer>>;
    let site: PoisonedSite;
    let tab: Tab;
    beforeAll(async () => {
      const nowMs = Date.now();
      // Stops the clock, so that one of the two lookups stays in progress.
      const clock = { now: () => nowMs };
      demo = await startServer({ port: 0, store: await createSeededStore(), clock, elements });
      site = await servePoisoned(demo.url);
      tab = await openTab();
      // A page of the demo signs the browser in.
      await tab.open(`${site.url}/demo/help`);
    });
    afterAll(async () => {
      await tab.close();
      site.close();
      await demo.close();
    });

    test.each(policies)(
      "hostile answers run no script, cause no other request, and are shown as text (%s)",
      { timeout: 2 * testTimeoutMs },
      async (policy) => {
        await tab.open(`${site.url}/poisoned?${new URLSearchParams({ policy })}`);
        await expect
          .poll(
            async () => {
              await tab.read("window.openEverything()");
              return tab.read("({ shown: window.readSeen(), harm: window.readHarm() })");
            },
            // Allows time for all screens of one page and their files.
            { timeout: 40_000 },
          )
          .toEqual({ shown: shownMembers, harm: [] });
        await tab.read("window.searchLists()");
        await expect
          .poll(() => tab.read("({ found: window.readFound(), harm: window.readHarm() })"))
          .toEqual({ found: { capabilities: true, rows: true }, harm: [] });
        // The folders and the right-to-left mark are removed from the server's file name.
        expect(await tab.read("window.saved[0]")).toBe("fdp.exe");
        expect(site.stolen).toEqual([]);
      },
    );
  },
);
