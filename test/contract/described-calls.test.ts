import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describedCalls } from "../../src/openapi/described-calls.ts";

test.each(["cdn", "dist/elements", "dist/core"])(
  "no file of %s contains the descriptions of calls for openapi.json",
  (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".js"),
    );
    const carriers = files.filter((path) => {
      const text = readFileSync(`${folder}/${path}`, "utf8");
      return Object.values(describedCalls).some(({ answer }) => text.includes(answer.slice(0, 40)));
    });
    expect(files.length).toBeGreaterThan(0);
    expect(carriers).toEqual([]);
  },
);
