import { expect, test } from "vitest";
import { type Config, defaultConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import type { ProposalDraft } from "../../../../src/core/pricing/drafts/proposal-draft.ts";
import { contentKeyOf } from "../../../../src/core/stores/kept/clear-archive.ts";
import { signOutKey } from "../../../../src/core/stores/kept/visit.ts";
import { draftsOf } from "../../../../src/core/stores/pricing/drafts-store.ts";
import {
  createFakeBrowser,
  createFakeHttp,
  createFakePorts,
  settle,
} from "../../../support/fake-ports.ts";
import { createArchivePort } from "../../../support/memory-archive.ts";

const day = 24 * 60 * 60 * 1000;

function draftAt(address: string): ProposalDraft {
  const choices = { provider: null, term: null, region: null, package: null };
  return { address, preparedFor: "", ...choices, sections: [], lines: [], salt: "s", mark: 0 };
}

/** Simulates a device with an archive, on which pages can be opened. */
function createMachine() {
  const { texts, archive } = createArchivePort();
  const browser = createFakeBrowser();
  const tabStorage = createFakeBrowser().tab();
  return {
    texts,
    withoutRemoval: { ...archive, remove: () => new Promise<never>(() => {}) },
    async page(email: string, config: Partial<Config> = {}, given = archive) {
      const { http } = createFakeHttp(() => Response.json({ data: { settings: { email } } }));
      const ports = createFakePorts({
        http,
        openArchive: async () => given,
        storage: browser.tab(),
        tabStorage,
      });
      const core = createCore({ ...defaultConfig, ...config }, ports);
      await core.settings.load();
      const drafts = draftsOf(core);
      await drafts.open();
      return {
        core,
        ports,
        drafts,
        addresses: () => drafts.drafts.value.map((one) => one.draft.address),
      };
    },
  };
}

test("X4: a proposal is saved per user and API base, and is available on another page", async () => {
  const machine = createMachine();
  const one = await machine.page("ada@example.com");
  one.drafts.keep("1", draftAt("1 First Street"));
  await one.ports.clock.advance(1000);
  one.drafts.keep("2", draftAt("2 Second Street"));
  one.drafts.keep("1", draftAt("1 First Street, Floor 3"));
  expect(one.addresses()).toEqual(["1 First Street, Floor 3", "2 Second Street"]);
  await settle();
  expect((await machine.page("ADA@example.com ")).addresses()).toEqual(one.addresses());
  expect((await machine.page("ada@example.co")).addresses()).toEqual([]);
  expect((await machine.page("ada@example.com", { apiBase: "/other" })).addresses()).toEqual([]);
});

test("X4: twenty proposals are saved for thirty days, and unreadable ones are removed", async () => {
  const machine = createMachine();
  const one = await machine.page("ada@example.com");
  for (let at = 0; at < 25; at += 1) {
    one.drafts.keep(String(at), draftAt(`${at} Main Street`));
    await one.ports.clock.advance(1);
  }
  await settle();
  expect(one.addresses()).toHaveLength(20);
  expect(machine.texts.size).toBe(20);
  const [key = ""] = machine.texts.keys();
  machine.texts.set(key, "of another script");
  const two = await machine.page("ada@example.com");
  await settle();
  expect(two.addresses()).toHaveLength(19);
  expect(machine.texts.size).toBe(19);

  await two.ports.clock.advance(31 * day);
  two.drafts.keep("new", draftAt("1 New Street"));
  await settle();
  expect(two.addresses()).toEqual(["1 New Street"]);
  expect(machine.texts.size).toBe(1);
  two.drafts.removeAll();
  await settle();
  expect(machine.texts.size).toBe(0);
});

test("X4: a sign-out removes the proposals on the device, unless the page owner keeps them; an expired session does not", async () => {
  // The archive keys of this user almost look like those of passed uploads.
  const person = "upload-ada@example.com";
  for (const isKept of [false, true]) {
    const machine = createMachine();
    const config = { keepProposalsAfterSignOut: isKept };
    const one = await machine.page(person, config);
    one.drafts.keep("1", draftAt("1 First Street"));
    await settle();
    one.core.session.refuse("another token");
    await settle();
    expect(machine.texts.size).toBe(1);
    const upload = contentKeyOf("id");
    machine.texts.set(upload, "{}");
    one.core.session.signOut();
    expect(one.addresses()).toEqual([]);
    // The write is called after the sign-out.
    one.drafts.keep("1", draftAt("1 First Street"));
    await settle();
    expect(machine.texts.has(upload)).toBe(false);
    expect(machine.texts.size).toBe(isKept ? 1 : 0);
    const two = await machine.page(person, config);
    expect(two.addresses()).toHaveLength(isKept ? 1 : 0);
    expect(one.ports.tabStorage.read(signOutKey)).toBeNull();
  }
});

test("X4: a scheduled function is called once, after 300 ms or on flush, and not after a sign-out", async () => {
  const { core, ports, drafts } = await createMachine().page("dana@example.com");
  let kept = 0;
  const keep = () => {
    kept += 1;
  };
  drafts.schedule(keep);
  ports.clock.advance(299);
  drafts.schedule(keep);
  expect(kept).toBe(0);
  ports.clock.advance(1);
  expect(kept).toBe(1);
  drafts.schedule(keep);
  drafts.flush(keep);
  drafts.flush(keep);
  expect(kept).toBe(2);
  drafts.schedule(keep);
  core.session.signOut();
  drafts.flush(keep);
  ports.clock.advance(1000);
  expect(kept).toBe(2);
});

test("X4: proposals that a page could not remove in time are not shown on the next page", async () => {
  const machine = createMachine();
  const one = await machine.page("ada@example.com", {}, machine.withoutRemoval);
  one.drafts.keep("1", draftAt("1 First Street"));
  await settle();
  one.core.session.signOut();
  await settle();
  expect(machine.texts.size).toBe(1);
  const two = await machine.page("ada@example.com");
  expect(two.addresses()).toEqual([]);
  expect(machine.texts.size).toBe(0);
});

test("X4: memory replaces a blocked or full archive, with a single report", async () => {
  const blocked = () => Promise.reject(new Error("blocked"));
  const machine = createMachine();
  const one = await machine.page(
    "ada@example.com",
    {},
    { read: blocked, write: blocked, remove: blocked },
  );
  expect(one.drafts.isBlocked.value).toBe(false);
  one.drafts.keep("1", draftAt("1 First Street"));
  one.drafts.keep("2", draftAt("2 Second Street"));
  await settle();
  expect(one.drafts.isBlocked.value).toBe(true);
  expect(one.ports.reports.filter((code) => code === "proposals-not-kept")).toHaveLength(1);
  expect(one.addresses()).toEqual(["2 Second Street", "1 First Street"]);
});

test("X4: the page owner decides where proposals are saved; those of a user without a name stay on the page", async () => {
  for (const [email, rememberProposals, shown] of [
    ["ada@example.com", "none", 0],
    ["ada@example.com", "session", 1],
    ["", "device", 1],
  ] as const) {
    const machine = createMachine();
    const one = await machine.page(email, { rememberProposals });
    one.drafts.keep("1", draftAt("1 First Street"));
    await settle();
    expect(one.addresses()).toHaveLength(shown);
    expect(machine.texts.size).toBe(0);
  }
});
