import type { DescribedElement, Fact, Method } from "../read-elements.ts";

/** The elements, a line each, with the first sentence of their description. */
export function listOfElements(elements: readonly DescribedElement[]): string {
  return elements
    .map(({ tagName, summary, description }) => {
      const [sentence = ""] = oneLine(withoutCitations(description)).split(/(?<=\.)\s/);
      return `- \`${tagName}\`: ${summary}. ${sentence}`.trim();
    })
    .join("\n");
}

/** All that a page can rely on of an element, as Markdown. */
export function describedElement(element: DescribedElement): string {
  const sections = [
    sectionOf("Attributes", element.attributes),
    sectionOf("Properties without an attribute", ownPropertiesOf(element)),
    sectionOf("Events", element.events),
    sectionOf("Methods", element.methods.map(withParameters)),
    sectionOf(
      "Slots",
      element.slots.map((slot) => ({ ...slot, name: slot.name || "(default)" })),
    ),
    sectionOf("Parts", element.cssParts),
    sectionOf("Custom properties", element.cssProperties),
  ];
  const head = `# ${element.tagName}\n\n${element.summary}. ${withoutCitations(element.description)}`;
  return [head, ...sections.filter((text) => text !== "")].join("\n\n");
}

/** Removes citations of the specification and its decisions, which are for readers of the source. */
export function withoutCitations(text: string): string {
  return text.replace(/\s+\((?:[12] §|decisions? )[^)]*\)/g, "");
}

function sectionOf(heading: string, facts: readonly Fact[]): string {
  if (facts.length === 0) return "";
  return `## ${heading}\n\n${facts.map(lineOf).join("\n")}`;
}

function lineOf({ name, type, default: absent, description = "" }: Fact): string {
  const details = [type && `\`${type.text}\``, absent && `default \`${absent}\``].filter(Boolean);
  const inBrackets = details.length === 0 ? "" : ` (${details.join(", ")})`;
  return `- \`${name}\`${inBrackets}: ${oneLine(withoutCitations(description))}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function withParameters({ name, parameters = [], ...method }: Method): Fact {
  return { ...method, name: `${name}(${parameters.map((one) => one.name).join(", ")})` };
}

function ownPropertiesOf({ attributes, properties }: DescribedElement): readonly Fact[] {
  const plain = (name: string) => name.replaceAll("-", "").toLowerCase();
  const reflected = new Set(attributes.map(({ name }) => plain(name)));
  return properties.filter(({ name }) => !reflected.has(plain(name)));
}
