/**
 * Simulates two users of one device: every kind of session × every way to sign out (decisions A16,
 * X8).
 */
import { describe, expect, test, vi } from "vitest";
import { type Config, defaultConfig } from "../../../src/core/config.ts";
import { type Core, createCore } from "../../../src/core/create-core.ts";
import { accountItemsFor } from "../../../src/core/navigation/account-items.ts";
import { navigationTexts } from "../../../src/core/navigation/navigation-messages.ts";
import { recentAddressesOf } from "../../../src/core/stores/kept/recent-addresses.ts";
import { needsSignInOf } from "../../../src/core/stores/session/sign-in-need.ts";
import { diagnoseApi } from "../../../src/core/stores/trouble/diagnose-api.ts";
import {
  aUserAgent,
  createFakeBrowser,
  createFakeHttp,
  createFakePorts,
  nowSeconds,
  settle,
} from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";

type Person = "ada" | "bob";

const tokenOf = (sub: Person) =>
  makeToken({ iat: nowSeconds - 10, exp: nowSeconds + 3600, ura: aUserAgent, sub });

function createMachine(config: Partial<Config>) {
  const device = createFakeBrowser();
  /** The users of the server's and the host page's own sessions. */
  const known: { cookie: Person | null; page: Person | null } = { cookie: null, page: null };
  const uses = new Set<() => void>();
  const activity = {
    isHidden: () => false,
    subscribe(listener: () => void) {
      uses.add(listener);
      return () => void uses.delete(listener);
    },
  };
  let ids = 0;
  const { http } = createFakeHttp(({ headers }) => {
    const sent = headers.get("Authorization")?.replace("Bearer ", "");
    const byToken = (["ada", "bob"] as const).find((name) => sent === tokenOf(name));
    const name = byToken ?? known.cookie;
    const settings = name === null ? {} : { email: `${name}@example.com`, capabilities: [] };
    return Response.json({ data: { settings } });
  });
  const getToken = async () => (known.page === null ? null : tokenOf(known.page));
  return {
    device,
    known,
    /** Simulates user activity on the page. */
    use() {
      for (const use of uses) use();
    },
    /** Counts the listeners for user activity. */
    waiting: () => uses.size,
    async open(kind: Kind): Promise<Core> {
      const ports = createFakePorts({
        http,
        storage: device.tab(),
        newId: () => `id ${++ids}`,
        activity,
      });
      const own = kind.isOfPage ? { getToken } : {};
      const core = createCore(
        { ...defaultConfig, rememberAddresses: "device", ...own, ...config },
        ports,
      );
      void core.settings.load();
      await settle();
      return core;
    },
  };
}

type Machine = ReturnType<typeof createMachine>;

interface Kind {
  signIn(machine: Machine, core: Core, person: Person): void;
  readonly isOfPage?: boolean;
  /** True if the server identifies the user without a token. */
  readonly isOfServer?: boolean;
  /** True if the account menu offers Logout without configuration (decisions A9). */
  readonly isInternal?: boolean;
}

const kinds: Readonly<Record<string, Kind>> = {
  "a token of a link": {
    signIn: (_machine, { session }, person) => session.signIn(tokenOf(person), "external"),
  },
  "a token of a sign-in": {
    signIn: (_machine, { session }, person) => session.signIn(tokenOf(person), "internal"),
    isInternal: true,
  },
  "a token of the host page": {
    signIn({ known }, { settings }, person) {
      known.page = person;
      void settings.reload();
    },
    isOfPage: true,
  },
  "a cookie of a sign-in": {
    signIn({ known }, { session }, person) {
      known.cookie = person;
      session.signInByCookie();
    },
    isOfServer: true,
    isInternal: true,
  },
  "a cookie of another page of the server": {
    signIn({ known }, { settings }, person) {
      known.cookie = person;
      void settings.reload();
    },
    isOfServer: true,
  },
};

interface Scene {
  readonly machine: Machine;
  readonly kind: Kind;
  readonly page: Core;
}

const signOuts: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  async here({ page }) {
    page.session.signOut();
  },
  async "in another tab"({ machine, kind }) {
    (await machine.open(kind)).session.signOut();
  },
  async "by another script, which clears the storage"({ machine }) {
    machine.device.wipe();
  },
};

async function enter(kind: Kind, config: Partial<Config> = { signOutUri: "/end-session" }) {
  const machine = createMachine(config);
  const page = await machine.open(kind);
  kind.signIn(machine, page, "ada");
  await settle();
  expect(page.settings.person.value).toBe("ada@example.com");
  return { machine, kind, page };
}

/** True if the account menu offers a sign-out. */
function offersLogout({ session, settings, config }: Core): boolean {
  const items = accountItemsFor(
    {
      loginSource: session.loginSource.value,
      externalPortalUrl: "",
      base: "https://portal.example/",
      isSignedOut: needsSignInOf({ session, settings }).value,
      endsServerSession: config.signOutUri !== "",
    },
    navigationTexts.english,
  );
  return items.some(({ label }) => label === "Logout");
}

const everyKind = Object.entries(kinds);
/** Clearing the storage cannot end a session that is not stored. */
const table = everyKind.flatMap(([name, kind]) =>
  Object.entries(signOuts)
    .filter(([way]) => !way.startsWith("by another script") || !kind.isOfServer || kind.isInternal)
    .map(([way, act]) => ({ name, way, kind, act })),
);

describe.each(table)("A16: $name, signed out $way", ({ kind, act }) => {
  test("no data of the user is left, and the next user starts without data", async () => {
    const scene = await enter(kind);
    const { machine, page } = scene;
    const forget = vi.fn();
    page.service("a service", () => ({ forget }));
    recentAddressesOf(page).add("12 Secret Street");
    const whose = page.session.person.peek();
    expect([...machine.device.content].join()).toContain("Secret");

    // The server, or the host page, ends its session.
    machine.known.cookie = null;
    machine.known.page = null;
    await act(scene);
    await settle();
    expect(page.session.person.peek()).toBe(whose + 1);
    expect(forget).toHaveBeenCalledTimes(1);
    expect([...machine.device.content].join()).not.toContain("Secret");
    expect(page.settings.person.value).toBe("");
    expect(offersLogout(page)).toBe(false);

    kind.signIn(machine, page, "bob");
    await settle();
    expect(page.settings.person.value).toBe("bob@example.com");
    expect(recentAddressesOf(page).addresses.value).toEqual([]);
    expect(offersLogout(page)).toBe(true);
  });
});

describe.each(everyKind)("A16: %s", (_name, kind) => {
  test("Logout is offered if the sign-out ends the session", async () => {
    expect(offersLogout((await enter(kind)).page)).toBe(true);
    expect(offersLogout((await enter(kind, {})).page)).toBe(kind.isInternal === true);
  });

  test.skipIf(kind.isOfPage)(
    "a tab requests the settings again on user activity, because the server ends its session after the sign-out",
    async () => {
      const { machine, page } = await enter(kind);
      (await machine.open(kind)).session.signOut();
      await settle();
      machine.known.cookie = null;
      machine.known.page = null;
      expect(machine.waiting()).toBe(1);
      machine.use();
      await settle();
      expect(page.settings.person.value).toBe("");
      expect(offersLogout(page)).toBe(false);
      expect(machine.waiting()).toBe(0);
    },
  );

  test("the doctor warns that a user would stay signed in", async () => {
    const codesOf = async (config?: Partial<Config>) =>
      (await diagnoseApi((await enter(kind, config)).page)).map(({ code }) => code);
    const isTold = (await codesOf({})).includes("sign-out-incomplete");
    expect(isTold).toBe(kind.isOfServer === true);
    expect(await codesOf()).not.toContain("sign-out-incomplete");
    // Sample data keeps no session on a server.
    expect(await codesOf({ apiBase: "demo:" })).not.toContain("sign-out-incomplete");
  });

  test("without signOutUri, the doctor also reports it after the sign-out", async () => {
    const { page } = await enter(kind, {});
    page.session.signOut();
    await settle();
    const codes = (await diagnoseApi(page)).map(({ code }) => code);
    expect(codes.includes("sign-out-incomplete")).toBe(kind.isOfServer === true);
  });

  // The host page itself reports changes of its own session.
  test.skipIf(kind.isOfPage)(
    "X8: another user who signs in on another tab, without a sign-out, starts without data",
    async () => {
      const { machine, page } = await enter(kind);
      const whose = page.session.person.peek();
      recentAddressesOf(page).add("12 Secret Street");
      const other = await machine.open(kind);
      kind.signIn(machine, other, "bob");
      await settle();
      // A sign-in on a page without elements is noticed only when the settings are requested.
      if (kind.isOfServer && !kind.isInternal) await page.settings.reload();
      await settle();
      expect(page.session.person.peek()).toBe(whose + 1);
      expect(page.settings.person.value).toBe("bob@example.com");
      expect(recentAddressesOf(page).addresses.value).toEqual([]);
    },
  );
});
