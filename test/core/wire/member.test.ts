import { describe, expect, expectTypeOf, test } from "vitest";
import {
  member,
  readAs,
  required,
  type SentBy,
  sentObject,
  tolerated,
  unread,
} from "../../../src/core/wire/member.ts";
import { readMembers } from "../../../src/core/wire/read-members.ts";
import { list, looseId, text } from "../../../src/core/wire/sent.ts";

const trimmed = (raw: unknown) => (typeof raw === "string" ? raw.trim() : "");
const members = {
  id: member(trimmed, required(looseId), "Identifies the row."),
  title: member(trimmed, text, "Words to show."),
  tags: unread(list(text), "Not shown."),
};

describe("a member of the wire", () => {
  test("a member is read by its reader, under its own name", () => {
    const read = readMembers(members, { id: " 7 ", title: 3, other: "kept out" });
    expect(read).toEqual({ id: "7", title: "", tags: null });
  });

  test("a member has a schema and a meaning, and states whether it is always sent", () => {
    expect(sentObject(members)).toEqual({
      type: "object",
      required: ["id"],
      properties: {
        id: { description: "Identifies the row.", ...looseId },
        title: { description: "Words to show.", type: "string" },
        tags: { description: "Not shown.", type: "array", items: { type: "string" } },
      },
      additionalProperties: false,
    });
  });

  test("a member shares its reader with others, but has its own facts", () => {
    expect(sentObject({ title: members.title }).properties).toEqual({
      title: { description: "Words to show.", type: "string" },
    });
    expect(() => sentObject({ trimmed })).toThrow("trimmed is no member");
  });

  test("a member that is tolerated is read, but servers need not send it", () => {
    const both = { title: members.title, label: tolerated(trimmed, "The title.") };
    expect(readMembers(both, { label: " a " })).toEqual({ title: "", label: "a" });
    expect(sentObject(both)).toEqual(sentObject({ title: members.title }));
    expectTypeOf<SentBy<typeof both>>().branded.toEqualTypeOf<{ title?: string }>();
  });

  test("a member can be read differently elsewhere", () => {
    const lengths = { title: readAs((raw: unknown) => `${raw}`.length, members.title) };
    expect(readMembers(lengths, { title: "abc" })).toEqual({ title: 3 });
  });

  test("a member has the type of the sent value", () => {
    expectTypeOf<SentBy<typeof members>>().branded.toEqualTypeOf<{
      id: string;
      title?: string;
      tags?: string[];
    }>();
  });
});
