import { expect, test } from "vitest";
import { HttpError } from "../../../../src/core/api/errors.ts";
import { createKeyedActs } from "../../../../src/core/stores/page/keyed-acts.ts";
import { deferred } from "../../../support/fake-ports.ts";

type Key = "print" | "pdf";

function open() {
  const reported: string[] = [];
  const acts = createKeyedActs<Key, string>((error, key) => reported.push(`${key}: ${error}`));
  return {
    acts,
    reported,
    begin(key: Key) {
      const answer = deferred<string>();
      const given: AbortSignal[] = [];
      const outcome = acts.run(key, (abort) => {
        given.push(abort);
        return answer.promise;
      });
      return { answer, outcome, hasBegun: given.length === 1, abort: given[0] };
    },
    state: () => ({ busy: [...acts.busy.peek()], unauthorized: acts.unauthorized.peek() }),
  };
}

const refusal = (status: number) => new HttpError("no", new Response("", { status }));

test("a key is busy until its action ends, and the other keys can start actions", async () => {
  const { begin, state } = open();
  const [print, pdf] = [begin("print"), begin("pdf")];
  expect(state().busy).toEqual(["print", "pdf"]);
  print.answer.resolve("page");
  expect(await print.outcome).toEqual({ kind: "done", value: "page" });
  expect(state().busy).toEqual(["pdf"]);
  pdf.answer.reject(new TypeError("lost"));
  expect(await pdf.outcome).toEqual({ kind: "failed", status: null });
  expect(state()).toEqual({ busy: [], unauthorized: null });
});

test("a second action with a busy key joins the first", async () => {
  const { begin } = open();
  const [first, second] = [begin("print"), begin("print")];
  expect([first.hasBegun, second.hasBegun]).toEqual([true, false]);
  first.answer.resolve("page");
  expect(await second.outcome).toEqual({ kind: "done", value: "page" });
  expect(begin("print").hasBegun).toBe(true);
});

test("A15: a 401 is reported and shown at the control of its key, until the next action", async () => {
  const { begin, state, reported } = open();
  const print = begin("print");
  print.answer.reject(refusal(401));
  expect(await print.outcome).toEqual({ kind: "unauthorized" });
  expect(state()).toEqual({ busy: [], unauthorized: "print" });
  expect(reported).toEqual(["print: HttpError: no"]);
  const pdf = begin("pdf");
  expect(state()).toEqual({ busy: ["pdf"], unauthorized: null });
  pdf.answer.reject(refusal(403));
  expect(await pdf.outcome).toEqual({ kind: "failed", status: 403 });
  expect(state().unauthorized).toBeNull();
});

test("M9: aborted actions are not reported, and do not affect the next action of their key", async () => {
  const { acts, begin, state, reported } = open();
  const [print, pdf] = [begin("print"), begin("pdf")];
  acts.abort();
  expect(print.abort?.aborted).toBe(true);
  expect(state().busy).toEqual([]);
  const next = begin("print");
  expect([next.hasBegun, next.abort?.aborted]).toEqual([true, false]);
  print.answer.resolve("page");
  pdf.answer.reject(refusal(401));
  expect([await print.outcome, await pdf.outcome]).toEqual([
    { kind: "dropped" },
    { kind: "dropped" },
  ]);
  expect(state()).toEqual({ busy: ["print"], unauthorized: null });
  expect(reported).toEqual([]);
});

test("M9: abort also removes a 401", async () => {
  const { acts, begin, state } = open();
  const { answer, outcome } = begin("print");
  answer.reject(refusal(401));
  await outcome;
  acts.abort();
  expect(state().unauthorized).toBeNull();
});

test("an action is dropped if the sign-in of another user ends it", async () => {
  const { begin, reported } = open();
  const { answer, outcome } = begin("print");
  answer.reject(new DOMException("Another person.", "AbortError"));
  expect(await outcome).toEqual({ kind: "dropped" });
  expect(reported).toEqual([]);
});
