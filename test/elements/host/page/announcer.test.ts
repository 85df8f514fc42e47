import { expect, test } from "vitest";
import { createAnnouncer, restMs } from "../../../../src/elements/host/page/announcer.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";

const [board, notice] = [{}, {}];

/** An announcer with everything that its region got, in order. */
function listened() {
  const clock = createFakeClock();
  const announcer = createAnnouncer(clock);
  const heard: string[] = [];
  let lastKey = 0;
  announcer.said.subscribe((sentences) => {
    for (const { key, words } of sentences) if (key > lastKey) heard.push(words);
    lastKey = Math.max(lastKey, ...sentences.map(({ key }) => key));
  });
  const shown = () => announcer.said.peek().map(({ words }) => words);
  return { ...announcer, clock, heard, shown };
}

test("4.1.3: of fast changes the last is said, once they rest", () => {
  const { say, clock, heard } = listened();
  for (const words of ["3 offers", "2 offers", "1 offer"]) {
    say(board, words);
    clock.advance(restMs - 1);
  }
  expect(heard).toEqual([]);
  clock.advance(1);
  expect(heard).toEqual(["1 offer"]);
  clock.advance(60_000);
  expect(heard).toEqual(["1 offer"]);
});

test("4.1.3: what changes all the time is said in between", () => {
  const { say, clock, heard } = listened();
  for (let count = 1; count <= 10; count += 1) {
    say(board, `${count} of 10`);
    clock.advance(300);
  }
  expect(heard).toEqual(["7 of 10"]);
  clock.advance(restMs);
  expect(heard).toEqual(["7 of 10", "10 of 10"]);
});

test("4.1.3: several parts are heard in the order of their last change, the same words once", () => {
  const { say, clock, heard } = listened();
  say(board, "Loading");
  say(notice, "Loading");
  say({}, "Downloaded a.pdf");
  clock.advance(restMs);
  expect(heard).toEqual(["Loading", "Downloaded a.pdf"]);
  say(board, "5 offers");
  say(notice, "Installation was removed.");
  say(board, "4 offers");
  clock.advance(restMs);
  expect(heard.slice(2)).toEqual(["Installation was removed.", "4 offers"]);
});

test("4.1.3: the same words are said again when they are meant again", () => {
  const { say, clock, heard } = listened();
  for (let times = 0; times < 2; times += 1) {
    say(board, "");
    say(board, "3 suggestions");
    clock.advance(restMs);
  }
  expect(heard).toEqual(["3 suggestions", "3 suggestions"]);
});

test("4.1.3: what is over before it is said is not said, and what no longer holds goes in silence", () => {
  const { say, clock, heard, shown } = listened();
  say(board, "Loading");
  say(board, "");
  clock.advance(60_000);
  expect(heard).toEqual([]);
  expect(clock.pending()).toBe(0);
  say(board, "5 offers");
  say(notice, "Kept.");
  clock.advance(restMs);
  expect(shown()).toEqual(["5 offers", "Kept."]);
  say(board, "");
  expect(shown()).toEqual(["Kept."]);
  expect(heard).toEqual(["5 offers", "Kept."]);
});

test("X8: the next person hears nothing of what was said before or waits", () => {
  const { say, clear, clock, heard, shown } = listened();
  say(board, "5 offers");
  clock.advance(restMs);
  say(notice, "Downloaded a.pdf");
  clear();
  expect(shown()).toEqual([]);
  clock.advance(60_000);
  expect(heard).toEqual(["5 offers"]);
});
