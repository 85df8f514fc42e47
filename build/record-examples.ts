import * as v from "valibot";
import { tokenKeyId } from "../demo/server/auth/read-token-key.ts";
import { createBackend, createSeededStore } from "../demo/server/index.ts";
import { type CallReport, checkEndpoints } from "../src/cli/check-endpoints.ts";
import type { Exchange } from "../src/cli/exchange.ts";
import { type Endpoint, endpoints } from "../src/core/api/endpoints.ts";
import type { JsonValue } from "../src/core/wire/sent.ts";
import type { CallExample, CallExamples } from "../src/openapi/described-call.ts";
import { describedCalls } from "../src/openapi/described-calls.ts";
import { exampleCheck } from "../src/openapi/example-check.ts";
import { shortenedExample, smallPdf } from "./shorten-example.ts";

/** Records the examples of `openapi.json`, the same in every run. Throws if a call has no example. */
export async function recordExamples(): Promise<CallExamples> {
  let nowMs = Date.UTC(2026, 0, 5, 12);
  let ids = 0;
  const store = await createSeededStore();
  // Use a fixed key, so that signatures are the same in every build.
  await store.secrets.put({ id: tokenKeyId, value: "0".repeat(64) });
  const backend = await createBackend(
    {
      store,
      clock: { now: () => nowMs },
      newId: () => `5c007e1e-0000-4000-8000-${String(++ids).padStart(12, "0")}`,
      random: () => 0.5,
    },
    { defaultUser: "agent", siteFamily: ["portal.example.com"] },
  );
  const reports = await checkEndpoints({
    base: "https://api.example",
    ...exampleCheck,
    nowMs,
    wait: async (ms) => {
      nowMs += ms;
    },
    send: async (url, init) => backend.app.fetch(new Request(url, init)),
  });
  const examples = Object.fromEntries(reports.flatMap(entryOf));
  const missing = Object.keys(endpoints).filter((name) => !(name in examples));
  if (missing.length > 0) {
    throw new Error(
      `The check has not made ${missing.join(", ")}: let its \`check\` in src/openapi/calls make the call, or give it an example.`,
    );
  }
  return examples;
}

function entryOf({ name, exchanges }: CallReport): [string, CallExample][] {
  const { check } = describedCalls[name];
  if (check.example !== undefined) return [[name, check.example]];
  const last = exchanges.at(-1);
  if (!last) return [];
  const example = exampleOf(endpoints[name], last);
  if (name !== "advanceBatch") return [[name, example]];
  // A mock server has only one answer for both operations.
  const advanced = answerOf("application/json", exchanges.at(-2)?.text ?? "");
  return [[name, { ...example, answer: { ...membersOf(advanced), ...membersOf(example.answer) } }]];
}

function exampleOf(endpoint: Endpoint, { url, sent, headers, text }: Exchange): CallExample {
  const { pathname, searchParams } = new URL(url);
  const request = requestOf(sent);
  const answer = answerOf(headers.get("Content-Type") ?? "", text);
  return {
    parameters: { ...pathValues(endpoint.path, pathname), ...Object.fromEntries(searchParams) },
    ...(request !== null && { request }),
    ...(answer !== null && { answer }),
  };
}

function membersOf(value: JsonValue | undefined): object {
  return typeof value === "object" && value !== null ? value : {};
}

/** The values of the placeholders of a path template in a path. */
function pathValues(template: string, pathname: string): Record<string, string> {
  const names = [...template.matchAll(/\{\+?(\w+)\}/g)].map(([, name = ""]) => name);
  const pattern = template.replace(/\{\+\w+\}/g, "(.+)").replace(/\{\w+\}/g, "([^/]+)");
  const [, ...values] = new RegExp(`^${pattern}$`).exec(pathname) ?? [];
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? "")]));
}

function requestOf(sent: Exchange["sent"]): JsonValue | null {
  if (sent instanceof URLSearchParams) return Object.fromEntries(sent);
  if (sent instanceof FormData) return { upload_id: "check-1", upload: "address\n" };
  return typeof sent === "string" && sent !== "" ? shortenedExample(jsonOf(sent)) : null;
}

function answerOf(type: string, text: string): JsonValue | null {
  if (text === "") return null;
  if (type.startsWith("application/json")) return shortenedExample(jsonOf(text));
  if (type.startsWith("text/plain")) return "anti-forgery-token";
  return type.startsWith("text/") ? text.slice(0, 4000) : smallPdf;
}

function jsonOf(text: string): JsonValue {
  const value = JSON.parse(text);
  return v.parse(
    v.custom<JsonValue>(() => true),
    value,
  );
}
