import { expect, test } from "vitest";
import { statesOf } from "../../../build/docs/examples.ts";
import { elementManifests } from "../../../build/element-manifests.ts";

test.each([...elementManifests])(
  "%s is shown ready, then in its other states",
  (_, { example }) => {
    const [first, ...others] = statesOf(example).keys();
    expect(first).toBe("Ready");
    expect(others).toEqual(
      expect.arrayContaining(["Dark", "Loading", "Failed", "Nothing answers"]),
    );
  },
);
