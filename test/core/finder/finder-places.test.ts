import { describe, expect, test } from "vitest";
import type { FinderOptions } from "../../../src/core/finder/finder.ts";
import { findPlaces, placeNamed, placesOf } from "../../../src/core/finder/finder-places.ts";

const category = (value: string, label: string, parent: string | null = null) => ({
  value,
  label,
  parent,
});
const question = (id: string, ...categories: string[]) => ({
  id,
  question: `${id}?`,
  categories,
  answers: [],
});
const options: FinderOptions = {
  categories: [
    category("sd", "SD-WAN"),
    category("net", "Network"),
    category("fiber", "Fiber", "net"),
    category("coax", "Coax", "net"),
    category("iot", "IoT"),
  ],
  questions: [question("Which SD-WAN", "sd"), question("How fast", "fiber")],
  facets: ["SD-WAN Features", "Network", "Other"].map((title) => ({
    key: title === "Other" ? "Network" : title,
    title,
    items: [],
  })),
  message: "",
};
const all = placesOf(options, { category: null, subCategory: null });
const labelsOf = (places: readonly { readonly label: string }[]) =>
  places.map(({ label }) => label);

describe("P43: the places of the finder", () => {
  test("are the categories with a tab, and the facets", () => {
    expect(labelsOf(all)).toEqual([
      ...["SD-WAN", "Network", "Fiber"],
      ...["SD-WAN Features", "Network", "Other"],
    ]);
    expect(all[2]).toMatchObject({ above: "Network", category: "net", subCategory: "fiber" });
    expect(new Set(all.slice(3).map(({ key }) => key)).size).toBe(3);
  });

  test("are the other categories and the questions of the shown one", () => {
    const ofNetwork = placesOf(options, { category: "net", subCategory: null });
    expect(labelsOf(ofNetwork)).toEqual(["SD-WAN", "Fiber", "How fast?"]);
    const ofFiber = placesOf(options, { category: "net", subCategory: "fiber" });
    expect(labelsOf(ofFiber)).toEqual(["SD-WAN", "Network", "How fast?"]);
  });

  test.each(["sd-wan", "SDWAN", "sd wan", " Sd "])("are found by %j, categories first", (text) => {
    const { first, others } = findPlaces(text, all);
    expect(labelsOf(first)).toEqual(["SD-WAN"]);
    expect(labelsOf(others)).toEqual(["SD-WAN Features"]);
  });

  test("are found by a later word, and the shortest name is first", () => {
    const { first, others } = findPlaces("wan", all);
    expect(first).toEqual([]);
    expect(labelsOf(others)).toEqual(["SD-WAN", "SD-WAN Features"]);
    const clouds = ["Cloud Voice", "Cloud"].map((label) => category(label, label));
    const questions = clouds.map(({ value }) => question(value, value));
    const places = placesOf(
      { ...options, categories: clouds, questions },
      { category: null, subCategory: null },
    );
    expect(labelsOf(findPlaces("cloud", places).first)).toEqual(["Cloud", "Cloud Voice"]);
  });

  test("are at most 25 of a kind", () => {
    const facets = Array.from({ length: 40 }, (_, at) => ({
      key: `${at}`,
      title: `F ${at}`,
      items: [],
    }));
    const places = placesOf({ ...options, facets }, { category: null, subCategory: null });
    expect(findPlaces("f", places).others).toHaveLength(25);
  });

  test("have a name if it is the only one", () => {
    expect(placeNamed("sdwan", all)?.key).toBe("sd");
    expect(placeNamed("network", all)).toBeNull();
    expect(placeNamed("-", all)).toBeNull();
  });
});
