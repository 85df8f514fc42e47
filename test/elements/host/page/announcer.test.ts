import { expect, test } from "vitest";
import { createAnnouncer, restMs } from "../../../../src/elements/host/page/announcer.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";

const [board, notice] = [{}, {}];

/** Creates an announcer, and collects everything that its region contains, in order. */
function listened() {
  const clock = createFakeClock();
  const announcer = createAnnouncer(clock);
  const heard: string[] = [];
  let lastKey = 0;
  announcer.sentences.subscribe((sentences) => {
    for (const { key, words } of sentences) if (key > lastKey) heard.push(words);
    lastKey = Math.max(lastKey, ...sentences.map(({ key }) => key));
  });
  const shown = () => announcer.sentences.peek().map(({ words }) => words);
  return { ...announcer, clock, heard, shown };
}

test("4.1.3: of several fast changes only the last is announced, after a pause", () => {
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

test("4.1.3: a text that changes all the time is also announced during the changes", () => {
  const { say, clock, heard } = listened();
  for (let count = 1; count <= 10; count += 1) {
    say(board, `${count} of 10`);
    clock.advance(300);
  }
  expect(heard).toEqual(["7 of 10"]);
  clock.advance(restMs);
  expect(heard).toEqual(["7 of 10", "10 of 10"]);
});

test("4.1.3: several parts are announced in the order of their last change, and the same words once", () => {
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

test("4.1.3: the same words are announced again if they are repeated", () => {
  const { say, clock, heard } = listened();
  for (let times = 0; times < 2; times += 1) {
    say(board, "");
    say(board, "3 suggestions");
    clock.advance(restMs);
  }
  expect(heard).toEqual(["3 suggestions", "3 suggestions"]);
});

test("4.1.3: words that are withdrawn early are not announced, and outdated words are removed without an announcement", () => {
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

test("X8: the next user gets no announcements of the previous one", () => {
  const { say, clear, clock, heard, shown } = listened();
  say(board, "5 offers");
  clock.advance(restMs);
  say(notice, "Downloaded a.pdf");
  clear();
  expect(shown()).toEqual([]);
  clock.advance(60_000);
  expect(heard).toEqual(["5 offers"]);
});
