import { expect, test } from "vitest";
import { defaultConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import {
  markedState,
  stateOfPerson,
  stateOfVisit,
} from "../../../../src/core/stores/kept/handed-over.ts";
import { createFakeHttp, createFakePorts } from "../../../support/fake-ports.ts";

function open(apiBase = "") {
  const { http } = createFakeHttp(() => Response.json({ data: { settings: { email: "a@b.c" } } }));
  return createCore({ ...defaultConfig, apiBase }, createFakePorts({ http }));
}

const passed = { lookup_token: "t" };

test("X8: a state is marked once, without a name; a state without members is not marked", async () => {
  const core = open();
  await core.settings.load();
  const marked = markedState(core, passed);
  expect(marked).toEqual({ ...passed, of: expect.stringMatching(/^\w+\.\w+$/) });
  expect(markedState(core, marked)).toBe(marked);
  expect(markedState(core, {})).toEqual({});
});

test("X8: a state without a mark, or marked before the user was known, is not passed on", async () => {
  const core = open();
  const early = markedState(core, passed);
  expect(stateOfPerson(core, early)).toEqual({});
  await core.settings.load();
  expect(stateOfPerson(core, early)).toEqual({});
  expect(stateOfPerson(core, passed)).toEqual({});
  expect(stateOfPerson(core, { ...passed, of: 7 })).toEqual({});
});

test("X8: the state of a visit is valid until a user signs out, for any user, at its API base only", async () => {
  const core = open();
  const early = markedState(core, passed);
  await core.settings.load();
  expect(stateOfVisit(core, early)).toBe(early);
  expect(stateOfVisit(core, passed)).toBe(passed);
  expect(stateOfVisit(open("/other"), early)).toEqual({});
  core.session.signOut();
  expect(stateOfVisit(core, early)).toEqual({});
  expect(stateOfVisit(core, markedState(core, passed))).toMatchObject(passed);
});
