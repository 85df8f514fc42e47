/**
 * Lists everything that is saved for a user (decisions X8): every store × every way in which
 * another user takes over the device. Without a row for each stored kind, `stores` does not
 * compile.
 */
import { describe, expect, test, vi } from "vitest";
import type { SiteSettings } from "../../../src/core/api/settings.ts";
import { type Config, defaultConfig } from "../../../src/core/config.ts";
import { type Core, createCore } from "../../../src/core/create-core.ts";
import { noSetting } from "../../../src/core/lookup/lookup-answers.ts";
import type { LookupResult } from "../../../src/core/lookup/lookup-ports.ts";
import { createSavedLookup, savedRecordIn } from "../../../src/core/lookup/saved-lookup.ts";
import { createLookupDurations, durationsIn } from "../../../src/core/lookup/time-left.ts";
import type { TextArchive } from "../../../src/core/ports.ts";
import type { ProposalDraft } from "../../../src/core/pricing/drafts/proposal-draft.ts";
import { dismissedUploadsOf } from "../../../src/core/stores/bulk/bulk-list-store.ts";
import { answerMemoryOf } from "../../../src/core/stores/kept/answer-memory.ts";
import { densityOf } from "../../../src/core/stores/kept/density-store.ts";
import { markedState, stateOfPerson } from "../../../src/core/stores/kept/handed-over.ts";
import type { KindName } from "../../../src/core/stores/kept/kept-kinds.ts";
import { readKeptText } from "../../../src/core/stores/kept/kept-readers.ts";
import { keepWork, type Work } from "../../../src/core/stores/kept/kept-work.ts";
import { passUpload, takeUpload } from "../../../src/core/stores/kept/passed-upload.ts";
import { recentAddressesOf } from "../../../src/core/stores/kept/recent-addresses.ts";
import { draftsOf } from "../../../src/core/stores/pricing/drafts-store.ts";
import { passSites, takeSites } from "../../../src/core/stores/pricing/passed-sites.ts";
import { sitesOf } from "../../../src/core/stores/pricing/sites-store.ts";
import { micrositeGateOf } from "../../../src/core/stores/session/microsite-gate.ts";
import { recordOf, type UnknownRecord } from "../../../src/core/values/record.ts";
import type { FakeClock } from "../../support/fake-clock.ts";
import {
  aUserAgent,
  createFakeBrowser,
  createFakeHttp,
  createFakePorts,
  nowSeconds,
  settle,
} from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import { aPlaceAt } from "../lookup/places.ts";

type Person = "ada" | "bob" | "nameless";

const tokenKey = "app-portal_access_token";
const tokenOf = (name: Person, secondsLeft = 3600) =>
  makeToken({ iat: nowSeconds - 10, exp: nowSeconds + secondsLeft, ura: aUserAgent, sub: name });
const secret = "12 Secret Street";

/** Simulates a device with a browser, and a server with two users. */
function createMachine() {
  const device = createFakeBrowser();
  const texts = new Map<string, string>();
  const archive: TextArchive = {
    read: async (prefix) => new Map([...texts].filter(([key]) => key.startsWith(prefix))),
    write: async (key, text) => void texts.set(key, text),
    remove: async (keys) => keys.forEach((key) => void texts.delete(key)),
  };
  /** The user whose cookie the server accepts. */
  let cookie: Person | null = null;
  const clocks = new Map<Core, FakeClock>();
  let isSilent = false;
  let ids = 0;
  const { http } = createFakeHttp(({ headers, url }) => {
    if (isSilent) return new Promise<never>(() => {});
    if (url.includes("validate"))
      return Response.json({ data: { valid: true, token: tokenOf("ada", 7200) } });
    const given = headers.get("Authorization") ?? "";
    const name =
      (["ada", "bob", "nameless"] as const).find((one) =>
        [tokenOf(one), tokenOf(one, 7200)].includes(given.replace("Bearer ", "")),
      ) ?? cookie;
    // Another API has other users.
    const host = url.startsWith("/other") ? "other.example.com" : "example.com";
    const email = name === "nameless" ? "" : `${name}@${host}`;
    const settings = name === null ? {} : { email, capabilities: ["scout:access"] };
    return Response.json({ data: { settings } });
  });

  return {
    device,
    texts,
    clockOf: (core: Core) => clocks.get(core) ?? expect.fail("a core of another machine"),
    /** Stores a token as another script or another tab does. */
    store(token: string | null) {
      const tab = device.tab();
      if (token === null) for (const key of [tokenKey, "state"]) tab.remove(key);
      else tab.write(tokenKey, token);
    },
    setCookie(name: Person | null) {
      cookie = name;
    },
    /** Stops the server, so that the page knows only the content of its storage. */
    silence() {
      isSilent = true;
    },
    speak() {
      isSilent = false;
    },
    tab() {
      const tabBrowser = createFakeBrowser();
      const tabStorage = tabBrowser.tab();
      let forgotten: Core | null = null;
      return {
        content: tabBrowser.content,
        /** Opens another page in the tab. */
        async open(
          config: Partial<Config> = {},
          blocked: Partial<TextArchive> = {},
        ): Promise<Core> {
          forgotten?.dispose();
          const ports = createFakePorts({
            http,
            tabStorage,
            storage: device.tab(),
            openArchive: async () => ({ ...archive, ...blocked }),
            newId: () => `id${++ids}`,
          });
          const core = createCore(
            { ...defaultConfig, rememberAddresses: "device", ...config },
            ports,
          );
          forgotten = core;
          clocks.set(core, ports.clock);
          core.settings.early.subscribe((early) => {
            if (early !== null) earlyNames.set(core, early.siteName);
          });
          void core.settings.load();
          await settle();
          return core;
        },
      };
    },
  };
}

type Machine = ReturnType<typeof createMachine>;
type Tab = ReturnType<Machine["tab"]>;

interface Store {
  /** The action of a page. The history saves its result. */
  keep(core: Core): Promise<unknown>;
  /** Returns the value that a later page of the tab finds, or null without a value. */
  find(core: Core, handed: unknown): Promise<unknown>;
  /** The storage keys of the saved value. */
  readonly keys: RegExp | null;
  /** True if each answer of the server replaces the value, even for a new token of the same user. */
  readonly isRenewed?: boolean;
  /** X4: proposals stay for their user until a user signs out. */
  readonly isLeftForItsPerson?: boolean;
}

/** The site name that a page has shown before the server answered. */
const earlyNames = new WeakMap<Core, string | null>();

const workOf = (text: string): Work => ({ text });

function takeWork(core: Core): Work | null {
  const taken: Work[] = [];
  const screen = {
    name: "screen",
    read: () => null,
    restore: (work: Work) => void taken.push(work),
  };
  keepWork(core, screen)();
  return taken[0] ?? null;
}

const stores: Readonly<Record<KindName | "history entry" | "proposals", Store>> = {
  recent_addresses: {
    async keep(core) {
      recentAddressesOf(core).add(secret);
    },
    find: async (core) => recentAddressesOf(core).addresses.value[0] ?? null,
    keys: /^scout_recent_addresses /,
  },
  dismissed_uploads: {
    async keep(core) {
      dismissedUploadsOf(core).change([secret]);
    },
    find: async (core) => dismissedUploadsOf(core).current.value[0] ?? null,
    keys: /^scout_dismissed_uploads /,
  },
  density: {
    async keep(core) {
      densityOf(core).choose("comfortable");
    },
    find: async (core) => (densityOf(core).density.value === "comfortable" ? secret : null),
    keys: /^scout_density /,
  },
  lookup_durations: {
    async keep(core) {
      for (let times = 0; times < 3; times += 1) durationsOf(core).add(1234);
    },
    find: async (core) => (durationsOf(core).usualMs() === 1234 ? secret : null),
    keys: /^scout_lookup_durations /,
  },
  sites: {
    async keep(core) {
      sitesOf(core).open();
      sitesOf(core).start([{ address: secret }]);
    },
    async find(core) {
      sitesOf(core).open();
      return sitesOf(core).run.value.sites[0]?.address ?? null;
    },
    keys: /^scout_sites /,
  },
  running_lookup: {
    async keep(core) {
      const batch = { id: "7", seed: "s", token: secret };
      const lookup = { address: secret, batch, startedAtMs: core.ports.clock.now() };
      savedLookupOf(core).write(lookup, new AbortController().signal);
    },
    find: async (core) =>
      savedLookupOf(core).take(new AbortController().signal)?.batch.token ?? null,
    keys: /^scout_running_lookup /,
  },
  lookup_results: {
    async keep(core) {
      const place = aPlaceAt(secret);
      resultOf(core).write({ place, setting: noSetting });
    },
    async find(core) {
      return resultOf(core).read()?.place.location.pretty ?? null;
    },
    keys: /^scout_lookup_results /,
  },
  kept_work: {
    async keep(core) {
      core.session.unauthorized();
      keepWork(core, { name: "screen", read: () => workOf(secret), restore: () => {} })();
    },
    find: async (core) => takeWork(core)?.text ?? null,
    keys: /^scout_kept_work /,
  },
  passed_state: {
    async keep(core) {
      core.kept.entry("passed_state", recordOf).write(markedState(core, { text: secret }));
    },
    async find(core) {
      const state: UnknownRecord = core.kept.entry("passed_state", recordOf).read() ?? {};
      return stateOfPerson(core, state).text ?? null;
    },
    keys: /^scout_passed_state /,
  },
  "history entry": {
    keep: async (core) => markedState(core, { lookup_token: secret }),
    find: async (core, handed) =>
      stateOfPerson(core, handed as Readonly<Record<string, unknown>>).lookup_token ?? null,
    keys: null,
  },
  passed_sites: {
    keep: async (core) => {
      return passSites(core, [{ address: secret, name: "", found: "" }]).id;
    },
    find: async (core, id) => takeSites(core, String(id))?.[0]?.address ?? null,
    keys: /^scout_passed_sites /,
  },
  passed_files: {
    keep: (core) => passUpload(core, new File([secret], "sites.csv")),
    find: async (core, id) => (await (await takeUpload(core, String(id)))?.text()) ?? null,
    keys: /^content |^scout_passed_files /,
  },
  settings: {
    async keep(core) {
      core.settings.adopt({ siteName: secret } as SiteSettings);
    },
    find: async (core) => earlyNames.get(core) ?? null,
    keys: /^scout_settings /,
    isRenewed: true,
  },
  proposals: {
    async keep(core) {
      await draftsOf(core).open();
      draftsOf(core).keep("1", draftAt(secret));
      await settle();
    },
    async find(core) {
      await draftsOf(core).open();
      return draftsOf(core).drafts.value[0]?.draft.address ?? null;
    },
    keys: /^proposal /,
    isLeftForItsPerson: true,
  },
};

function durationsOf(core: Core) {
  return createLookupDurations(core.kept.entry("lookup_durations", durationsIn));
}

function savedLookupOf(core: Core) {
  return createSavedLookup(core.kept.entry("running_lookup", savedRecordIn));
}

function resultOf(core: Core) {
  return answerMemoryOf<LookupResult>(core, "lookup_results", "1 Main Street");
}

function draftAt(address: string): ProposalDraft {
  const choices = { provider: null, term: null, region: null, package: null };
  return { address, preparedFor: "", ...choices, sections: [], lines: [], salt: "s", mark: 0 };
}

interface Scene {
  readonly machine: Machine;
  /** The tab in which Ada saved the value. */
  readonly tab: Tab;
  /** The page that saved the value. */
  readonly page: Core;
}

interface Change {
  /** Changes the user. */
  act(scene: Scene): Promise<void>;
  /** True if the value is removed at once, and not by the next page of the tab. */
  readonly isGoneAtOnce: boolean;
  /** True if the page that saved the value is still open. */
  readonly isShown?: boolean;
  /** True if proposals are removed, too. */
  readonly isSignOut?: boolean;
}

const changes: Readonly<Record<string, Change>> = {
  "a sign-out on a page without the element": {
    async act({ machine, tab }) {
      (await tab.open()).session.signOut();
      await settle();
      machine.store(tokenOf("bob"));
    },
    isGoneAtOnce: true,
    isSignOut: true,
  },
  "a sign-out in another tab, while the page is shown": {
    async act({ machine }) {
      (await machine.tab().open()).session.signOut();
      await settle();
      machine.store(tokenOf("bob"));
    },
    isGoneAtOnce: true,
    isShown: true,
    isSignOut: true,
  },
  "a sign-out in another tab, while this one has no elements": {
    async act({ machine, page }) {
      page.dispose();
      (await machine.tab().open()).session.signOut();
      await settle();
      machine.store(tokenOf("bob"));
    },
    isGoneAtOnce: false,
    isSignOut: true,
  },
  "a sign-out on a page with another API base": {
    async act({ machine, tab }) {
      (await tab.open({ apiBase: "/other" })).session.signOut();
      await settle();
      machine.store(tokenOf("bob"));
    },
    isGoneAtOnce: true,
    isSignOut: true,
  },
  "a sign-out of elements with another API base in another tab": {
    async act({ machine, page }) {
      page.dispose();
      (await machine.tab().open({ apiBase: "/other" })).session.signOut();
      await settle();
      machine.store(tokenOf("bob"));
    },
    isGoneAtOnce: false,
    isSignOut: true,
  },
  "a token of another user from another tab, while the page is shown": {
    async act({ machine }) {
      machine.store(tokenOf("bob"));
      await settle();
    },
    isGoneAtOnce: true,
    isShown: true,
  },
  "a token of another user, while this tab has no elements": {
    async act({ machine, page }) {
      page.dispose();
      machine.store(tokenOf("bob"));
    },
    isGoneAtOnce: false,
  },
  "a sign-in of another user after an expired session": {
    async act({ machine, page, tab }) {
      page.dispose();
      machine.store(tokenOf("ada", -1));
      const core = await tab.open();
      core.session.signIn(tokenOf("bob"), "internal");
      await settle();
    },
    isGoneAtOnce: true,
  },
  "a sign-in of another user after a refused token": {
    async act({ machine, page, tab }) {
      page.session.refuse(tokenOf("ada"));
      const core = await tab.open();
      core.session.signIn(tokenOf("bob"), "internal");
      await settle();
      expect(machine.device.content.get(tokenKey)).toBe(tokenOf("bob"));
    },
    isGoneAtOnce: false,
  },
  "a crash, and another user with a cookie": {
    async act({ machine, page }) {
      page.dispose();
      machine.store(null);
      machine.setCookie("bob");
    },
    isGoneAtOnce: false,
  },
  "a host page with the session of another user": {
    async act({ machine, page, tab }) {
      page.dispose();
      machine.store(tokenOf("ada", -1));
      const core = await tab.open({ getToken: async () => tokenOf("bob") });
      await settle();
      expect(core.session.hasUsableToken()).toBe(true);
    },
    isGoneAtOnce: true,
  },
};

/** Ways in which the same user gets another token while the page is open. */
const renewals: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  async "another script of another tab"({ machine }) {
    machine.store(tokenOf("ada", 7200));
  },
  async "a sign-in in the same tab"({ page }) {
    page.session.signIn(tokenOf("ada", 7200), "internal");
  },
  async "a sign-in in another tab"({ machine }) {
    (await machine.tab().open()).session.signIn(tokenOf("ada", 7200), "internal");
  },
  async "a second link to a micro-site, in another tab"({ machine }) {
    micrositeGateOf(await machine.tab().open()).enter(tokenOf("ada", 7200));
  },
  async "a check of the token that answers another, in another tab"({ machine }) {
    micrositeGateOf(await machine.tab().open()).enter(null);
  },
  async "a host page, in another tab, once the token has expired"({ machine }) {
    const getToken = async () => tokenOf("ada", 7200);
    const other = await machine.tab().open({ getToken });
    machine.clockOf(other).advance(3_600_000);
    await other.session.usableToken();
  },
  async "a host page, in another tab, once the server has refused the token"({ machine }) {
    const getToken = async () => tokenOf("ada", 7200);
    const other = await machine.tab().open({ getToken });
    other.session.refuse(tokenOf("ada"));
    await other.session.usableToken();
  },
  async "a sign-in in another tab, after it has refused the token"({ machine }) {
    const other = await machine.tab().open();
    other.session.refuse(tokenOf("ada"));
    await settle();
    other.session.signIn(tokenOf("ada", 7200), "internal");
  },
};

/** Returns the keys with values of a store, without those of the next user. */
function keysLeft({ machine, tab }: Scene, keys: RegExp | null): readonly string[] {
  const all = [...machine.device.content, ...tab.content, ...machine.texts];
  const left = all.filter(([key, text]) => keys?.test(key) && !text.includes('"bob@'));
  return left.map(([key]) => key);
}

async function keepOf(store: Store) {
  const machine = createMachine();
  machine.store(tokenOf("ada"));
  const tab = machine.tab();
  const page = await tab.open();
  const handed = await store.keep(page);
  await settle();
  const scene = { machine, tab, page };
  if (store.keys !== null) expect(keysLeft(scene, store.keys).length).toBeGreaterThan(0);
  return { ...scene, handed };
}

const otherPersons = Object.entries(changes);
const isLeftAfter = (store: Store, change: Change) =>
  store.isLeftForItsPerson === true && change.isSignOut !== true;

describe.each(Object.entries(stores))("X8, %s:", (name, store) => {
  const isFile = name === "passed_files";

  test.each(otherPersons)("after %s no value is found or left", async (_what, change) => {
    const { handed, ...scene } = await keepOf(store);
    await change.act(scene);
    const next = await scene.tab.open();
    expect(next.settings.person.value).toBe("bob@example.com");
    expect(keysLeft(scene, store.keys)).toHaveLength(isLeftAfter(store, change) ? 1 : 0);
    expect(await store.find(next, handed)).toBeNull();
    const { tab, machine } = scene;
    expect(JSON.stringify([...tab.content, ...machine.device.content])).not.toContain(secret);
  });

  test.each(otherPersons.filter(([, { isGoneAtOnce }]) => isGoneAtOnce))(
    "after %s the value is removed at once, without any answer of the server",
    async (_what, change) => {
      const { handed, ...scene } = await keepOf(store);
      scene.machine.silence();
      await change.act(scene);
      if (isLeftAfter(store, change)) return;
      expect(keysLeft(scene, store.keys)).toEqual([]);
      // The new user is still unknown.
      if (change.isShown && !isFile) expect(await store.find(scene.page, handed)).toBeNull();
    },
  );

  test.each(otherPersons.filter(([, { isGoneAtOnce, isSignOut }]) => isGoneAtOnce || isSignOut))(
    "after %s the value's own user does not find it after returning",
    async (_what, change) => {
      const { handed, ...scene } = await keepOf(store);
      scene.machine.silence();
      await change.act(scene);
      scene.machine.speak();
      scene.machine.store(tokenOf("ada"));
      const back = await scene.tab.open();
      expect(back.settings.person.value).toBe("ada@example.com");
      expect(await store.find(back, handed)).toBe(isLeftAfter(store, change) ? secret : null);
    },
  );

  test("the same user finds the value on the next page of the tab, even with a new token", async () => {
    const { tab, machine, handed } = await keepOf(store);
    const next = await tab.open();
    next.session.signIn(tokenOf("ada", 7200), "internal");
    await settle();
    expect(machine.device.content.get(tokenKey)).toBe(tokenOf("ada", 7200));
    const found = await store.find(await tab.open(), handed);
    expect(found).toBe(store.isRenewed ? null : secret);
  });

  test.skipIf(store.isRenewed).each(Object.entries(renewals))(
    "A11: the value stays with the same user after another token by %s",
    async (_way, renew) => {
      const { handed, ...scene } = await keepOf(store);
      const { session } = scene.page;
      const forgotten = vi.fn();
      scene.page.service("a service", () => ({ forget: forgotten }));
      const whose = session.person.peek();
      await renew(scene);
      await settle();
      expect(session.expiresAtMs()).toBe((nowSeconds + 7200) * 1000);
      expect([session.person.peek(), forgotten.mock.calls]).toEqual([whose, []]);
      expect(scene.page.settings.person.value).toBe("ada@example.com");
      expect(await store.find(scene.page, handed)).toBe(secret);
    },
  );

  test("after the session has expired, no visitor sees the value, and its user finds it again", async () => {
    const { tab, machine, page, handed } = await keepOf(store);
    page.dispose();
    machine.store(tokenOf("ada", -1));
    const nobody = await tab.open();
    expect(nobody.settings.person.value).toBe("");
    // Files and passed state are returned only once, so an extra read would remove them.
    if (!isFile) expect(await store.find(nobody, handed)).toBeNull();
    machine.store(tokenOf("ada"));
    const found = await store.find(await tab.open(), handed);
    expect(found).toBe(name === "passed_state" || store.isRenewed ? null : secret);
  });

  test.each([
    ["/other", "ada@other.example.com"],
    ["/twin", "ada@example.com"],
  ])("elements with the API base %s neither find nor remove the value", async (apiBase, person) => {
    const { tab, handed } = await keepOf(store);
    const other = await tab.open({ apiBase });
    expect(other.settings.person.value).toBe(person);
    if (!isFile) expect(await store.find(other, handed)).toBeNull();
    expect(await store.find(await tab.open(), handed)).toBe(secret);
  });

  test("values of the next user are not saved before the server has identified that user", async () => {
    const machine = createMachine();
    machine.store(tokenOf("ada"));
    const tab = machine.tab();
    const page = await tab.open();
    machine.silence();
    machine.store(tokenOf("bob"));
    await settle();
    const handed = await store.keep(page);
    await settle();
    expect(keysLeft({ machine, tab, page }, store.keys)).toEqual([]);
    machine.speak();
    machine.store(tokenOf("ada"));
    const back = await tab.open();
    if (!isFile) expect(await store.find(back, handed)).toBeNull();
  });

  test("no value of a user without a name is saved for the next page", async () => {
    const machine = createMachine();
    machine.store(tokenOf("nameless"));
    const tab = machine.tab();
    const page = await tab.open();
    expect(page.settings.person.value).toBe("");
    const handed = await store.keep(page);
    await settle();
    expect(keysLeft({ machine, tab, page }, store.keys)).toEqual([]);
    page.session.signOut();
    machine.store(tokenOf("nameless"));
    const next = await tab.open();
    if (!isFile) expect(await store.find(next, handed)).toBeNull();
  });
});

test("X8: for a visitor, only work and files are saved during a sign-in", async () => {
  for (const [name, store] of Object.entries(stores)) {
    const machine = createMachine();
    const tab = machine.tab();
    const page = await tab.open();
    await store.keep(page);
    await settle();
    const keys = [...machine.device.content.keys(), ...tab.content.keys(), ...machine.texts.keys()];
    const ofWork = name === "kept_work" ? ["scout_kept_work "] : [];
    const ofFile = name === "passed_files" ? ["scout_passed_files ", "content id1"] : [];
    expect(keys.filter((key) => key !== "scout_visit")).toEqual([...ofWork, ...ofFile]);
  }
});

test("X8: an entry of an earlier visit is not read, even before it is removed", async () => {
  const machine = createMachine();
  machine.store(tokenOf("ada"));
  const page = await machine.tab().open();
  for (const kind of ["running_lookup", "passed_state"] as const) {
    const entry = page.kept.entry(kind, readKeptText);
    entry.write(secret);
    page.ports.storage.write("scout_visit", kind);
    expect(entry.read()).toBeNull();
  }
});

test("X8: a file is returned only to its user, even if it was not removed", async () => {
  const store = stores.passed_files;
  const { tab, machine, handed } = await keepOf(store);
  machine.device.content.delete("scout_passed_files ");
  machine.store(tokenOf("bob"));
  expect(await store.find(await tab.open(), handed)).toBeNull();
});

test("X8: a file of a visitor does not hide that of a user who never returned", async () => {
  const { tab, machine, page } = await keepOf(stores.passed_files);
  page.dispose();
  machine.store(null);
  await passUpload(await tab.open(), new File(["of nobody"], "other.csv"));
  expect(machine.texts.size).toBe(2);
  machine.setCookie("bob");
  await tab.open();
  expect([...machine.texts.values()].join()).not.toContain(btoa(secret));
});

test("X4: the next page finishes the removal after a sign-out, for any user", async () => {
  const { tab, machine } = await keepOf(stores.proposals);
  const page = await tab.open({}, { remove: () => new Promise<never>(() => {}) });
  page.session.signOut();
  await settle();
  expect(machine.texts.size).toBe(1);
  machine.store(tokenOf("bob"));
  await tab.open();
  expect(machine.texts.size).toBe(0);
});

test("X4: keepProposalsAfterSignOut keeps the proposals", async () => {
  const scene = await keepOf(stores.proposals);
  (await scene.tab.open({ keepProposalsAfterSignOut: true })).session.signOut();
  await settle();
  expect(scene.machine.texts.size).toBe(1);
});

test("A15: work of a visitor belongs to the next user, and does not remove the work of a user who may return", async () => {
  const { tab, machine, page } = await keepOf(stores.kept_work);
  page.dispose();
  machine.store(null);
  const nobody = await tab.open();
  keepWork(nobody, { name: "other", read: () => workOf("of nobody"), restore: () => {} })();
  machine.store(tokenOf("ada"));
  const next = await tab.open();
  const taken: Work[] = [];
  for (const name of ["screen", "other"]) {
    keepWork(next, { name, read: () => null, restore: (work) => void taken.push(work) })();
  }
  expect(taken).toEqual([workOf(secret), workOf("of nobody")]);
});
