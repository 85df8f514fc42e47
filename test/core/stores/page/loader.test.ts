import { expect, test } from "vitest";
import { defaultConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { answerMemoryOf } from "../../../../src/core/stores/kept/answer-memory.ts";
import { createLoader } from "../../../../src/core/stores/page/loader.ts";
import {
  aUserAgent,
  createFakePorts,
  deferred,
  nowSeconds,
  settle,
} from "../../../support/fake-ports.ts";
import { makeToken } from "../../../support/make-token.ts";

interface List {
  readonly names: readonly string[];
}

const tokenOf = (sub: string) =>
  makeToken({ iat: nowSeconds - 10, exp: nowSeconds + 3600, ura: aUserAgent, sub });

/** Creates a page on which several screens load the same data. */
function openPage() {
  const ports = createFakePorts();
  const { clock } = ports;
  const core = createCore(defaultConfig, ports);
  const ask = () => {
    const loader = createLoader<List>(ports.report, "list-failed", () => {});
    const answer = deferred<List>();
    const done = loader.load(() => answer.promise, answerMemoryOf<List>(core, "answers", "list"));
    return { loader, answer, done, shown: () => loader.state.peek() };
  };
  const answered = async (...names: string[]) => {
    const screen = ask();
    screen.answer.resolve({ names });
    await screen.done;
    return screen;
  };
  return { core, clock, ask, answered };
}

test("C16: the next screen shows the last answer until it has its own", async () => {
  const { ask, answered } = openPage();
  expect((await answered("one")).shown()).toEqual({ kind: "ready", names: ["one"] });
  const next = ask();
  expect(next.shown()).toEqual({ kind: "ready", names: ["one"] });
  next.answer.resolve({ names: ["two"] });
  await next.done;
  expect(next.shown()).toEqual({ kind: "ready", names: ["two"] });
  expect(ask().shown()).toEqual({ kind: "ready", names: ["two"] });
});

test("C16: another request has another answer", async () => {
  const { core, answered } = openPage();
  await answered("one");
  expect(answerMemoryOf<List>(core, "answers", "other").read()).toBeNull();
});

test("C16: an answer is saved for half an hour, and a failure is not saved", async () => {
  const { ask, answered, clock } = openPage();
  await answered("one");
  await clock.advance(30 * 60_000 - 1);
  const failing = ask();
  expect(failing.shown().kind).toBe("ready");
  failing.answer.reject(new Error("Down"));
  await failing.done;
  expect(failing.shown().kind).toBe("failed");
  expect(ask().shown()).toEqual({ kind: "loading" });
  await answered("one");
  await clock.advance(30 * 60_000);
  expect(ask().shown()).toEqual({ kind: "loading" });
});

test("C16, X8: another user does not see the answer, and neither does a visitor after a sign-out", async () => {
  const { core, ask, answered } = openPage();
  core.session.signIn(tokenOf("ada"), "internal");
  await settle();
  await answered("hers");
  core.session.signIn(tokenOf("bob"), "internal");
  expect(ask().shown()).toEqual({ kind: "loading" });
  await settle();
  await answered("his");
  core.session.signOut();
  expect(ask().shown()).toEqual({ kind: "loading" });
});

test("C16: a closed screen saves no answer", async () => {
  const { ask } = openPage();
  const { loader, answer, done } = ask();
  loader.clear();
  answer.resolve({ names: ["late"] });
  await done;
  expect(ask().shown()).toEqual({ kind: "loading" });
});
