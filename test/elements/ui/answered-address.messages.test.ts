import { expect, test } from "vitest";
import {
  answeredTextOf,
  answeredTexts,
} from "../../../src/elements/ui/answered-address.messages.ts";

test.each(["1 Elm Street", "1 Elm Street."])(
  "the sentences about %j have one full stop each",
  (address) => {
    expect(answeredTextOf("place", address, "2 Oak St.", answeredTexts.english)).toBe(
      "Found 1 Elm Street. You asked for 2 Oak St.",
    );
  },
);
