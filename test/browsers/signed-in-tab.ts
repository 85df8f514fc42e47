import { afterAll, beforeAll } from "vitest";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { openTab, type Tab } from "./open-tab.ts";
import { type HostPages, serveHosts } from "./serve-hosts.ts";

type ServerOptions = Parameters<typeof startServer>[0];

/** The objects that the tests of a file share, once the file has begun. */
export interface SignedInTab {
  readonly hosts: HostPages;
  readonly tab: Tab;
}

/** Serves the demo and the pages of hosts to the tests of a file, in a tab whose visitor is signed in. */
export function shareSignedInTab(options: Pick<ServerOptions, "clock"> = {}): SignedInTab {
  let demo: Awaited<ReturnType<typeof startServer>>;
  let hosts: HostPages;
  let tab: Tab;
  beforeAll(async () => {
    demo = await startServer({ port: 0, store: await createSeededStore(), ...options });
    hosts = await serveHosts(demo.url);
    tab = await openTab();
    // This page of the demo signs the visitor in.
    await tab.open(`${hosts.url}/demo/help`);
  });
  afterAll(async () => {
    await tab.close();
    hosts.close();
    await demo.close();
  });
  return {
    get hosts() {
      return hosts;
    },
    get tab() {
      return tab;
    },
  };
}
