import { type EndpointName, endpoints } from "../core/api/endpoints.ts";
import type { CallKind } from "./described-call.ts";
import { describedCalls, namesOf } from "./described-calls.ts";

/** The usual reactions of screens to these statuses, unless a call has another one. */
const usualFailures: Readonly<Record<CallKind, Readonly<Record<string, string>>>> = {
  load: {
    401: 'The error page: "An error has occurred." and "You are not signed in.", with the link of `signInUri`.',
    403: '"Access Denied", "You are not authorized to access this page."',
  },
  act: {
    401: '"You are not signed in." at the control, with the link of `signInUri`; nothing entered or chosen is lost.',
  },
  quiet: {},
  own: {},
};

/** The reaction of the screen to a failure of a call; a number is a status, `other` any other failure. */
export function failureTextOf(name: EndpointName, status: string): string {
  const { kind, failures } = describedCalls[name];
  return failures[status] ?? usualFailures[kind][status] ?? failures.other;
}

/** The failures of a call that the screen distinguishes, by status; `other` is last. */
export function failureTextsOf(name: EndpointName): readonly (readonly [string, string])[] {
  const { kind, failures } = describedCalls[name];
  return Object.entries({ ...usualFailures[kind], ...failures });
}

/** The elements that make calls, each with its calls in order; `every element` is first. */
export function callsByElement(): ReadonlyMap<string, readonly EndpointName[]> {
  const found = new Map<string, EndpointName[]>();
  for (const name of namesOf(describedCalls)) {
    for (const element of Object.keys(describedCalls[name].when)) {
      found.set(element, [...(found.get(element) ?? []), name]);
    }
  }
  return new Map([...found].map(([element, calls]) => [element, inOrder(calls)]));
}

/** The calls in their listed order, except that each follows the calls of its `after`. */
function inOrder(calls: readonly EndpointName[]): readonly EndpointName[] {
  const ordered: EndpointName[] = [];
  const place = (name: EndpointName) => {
    if (ordered.includes(name)) return;
    for (const earlier of describedCalls[name].after ?? [])
      if (calls.includes(earlier)) place(earlier);
    ordered.push(name);
  };
  for (const name of calls) place(name);
  return ordered;
}

/** The description of an operation, as Markdown. */
export function descriptionOf(name: EndpointName): string {
  const { when, after = [], answer } = describedCalls[name];
  const later = namesOf(endpoints).filter((other) => describedCalls[other].after?.includes(name));
  const order = [
    ...(after.length > 0 ? [`After ${listed(after)}.`] : []),
    ...(later.length > 0 ? [`Before ${listed(later)}.`] : []),
  ].join(" ");
  return [
    `**Called by**\n\n${bulleted(Object.entries(when).map(([tag, moment]) => `${tagText(tag)}: ${moment}`))}`,
    ...(order === "" ? [] : [`**Order.** ${order}`]),
    `**With the answer.** ${answer}`,
    `**When it fails**\n\n${bulleted(failureTextsOf(name).map(([status, text]) => `${status}: ${text}`))}`,
    `Specification ${endpoints[name].source}.`,
  ].join("\n\n");
}

/** A tag is written as code, but `every element` as prose. */
export function tagText(tag: string): string {
  return tag.includes("-") ? `\`${tag}\`` : tag;
}

function listed(calls: readonly string[]): string {
  return calls.map((call) => `\`${call}\``).join(", ");
}

function bulleted(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}
