import { type EndpointName, endpoints } from "../core/api/endpoints.ts";
import { callsByElement, failureTextsOf, tagText } from "./call-text.ts";
import { describedCalls } from "./described-calls.ts";

/** {@link withSequences} replaces everything in the backend guide from this heading to the end. */
const heading = "## The calls of each screen";

const introduction = `${heading}

The calls of each element, in the order in which a user causes them. \`npm run sequences\` writes this section from the
same texts as the descriptions in \`openapi.json\`. "Other failures" are all statuses that are not listed, lost
connections, and answers that cannot be read. With \`context="microsite"\` the 401 of a call with a
token is not a failure: the sign-in form covers the screen, and the call is sent once more with the new token.`;

/** The backend guide with its section of all calls, by element. */
export function withSequences(guide: string): string {
  const [before = ""] = guide.split(`\n${heading}\n`, 1);
  const sections = [...callsByElement()].map(([element, calls]) =>
    [
      `### ${element === "every element" ? "Every element" : tagText(element)}`,
      calls.map((name, index) => itemOf(name, element, index + 1)).join("\n"),
    ].join("\n\n"),
  );
  return [before.trimEnd(), introduction, ...sections, ""].join("\n\n").replace(/\n+$/, "\n");
}

function itemOf(name: EndpointName, element: string, number: number): string {
  const { method, path: template } = endpoints[name];
  const path = template.replace("{+", "{");
  const { when, answer } = describedCalls[name];
  const indent = " ".repeat(`${number}. `.length);
  const lines = [
    `${indent}- Answer: ${answer}`,
    ...failureTextsOf(name).map(
      ([status, text]) => `${indent}- ${status === "other" ? "Other failures" : status}: ${text}`,
    ),
  ];
  return [`${number}. \`${name}\`, \`${method} ${path}\`. ${when[element]}`, ...lines].join("\n");
}
