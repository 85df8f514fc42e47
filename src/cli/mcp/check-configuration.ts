import { type ConfigKind, configKinds, isConfigKey, readConfig } from "../../core/config.ts";
import { isApiBaseComplete } from "../../core/diagnosis/explain-call.ts";
import { isSampleBase } from "../../core/links/links.ts";
import { closestName } from "../../core/texts/closest-name.ts";

type Found = { readonly code: string; readonly text: string };

/** The form of the values of each type. */
const expected: Record<ConfigKind, string> = {
  text: "a text",
  flag: "true or false",
  list: "a list of texts",
  origins: "a list of origins, such as https://example.com",
  act: "a function, which only configure() accepts",
  batchStyle: '"api", "plain" or ""',
  remembering: '"none", "session" or "device"',
  words: "an object of objects of texts",
  density: '"comfortable" or "compact"',
};

/** Keys with addresses that the elements request or link to. */
const addressKeys = [
  "apiBase",
  "externalPortalUrl",
  "portalBase",
  "signInUri",
  "signOutUri",
  "pdfAssetsBase",
] as const;

/** Checks a configuration as JSON, as the elements read it from a `data-scout-config` block. */
export function checkConfiguration(json: string): readonly Found[] {
  let source: unknown;
  try {
    source = JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ code: "config-ignored", text: `This is no JSON: ${reason}` }];
  }
  const { config, ignored } = readConfig(source);
  return [
    ...ignored.map((key) => ({ code: "config-ignored", text: reasonOf(key) })),
    ...addressKeys.flatMap((key) => addressProblem(key, config[key] ?? "")),
  ];
}

function reasonOf(key: string): string {
  if (isConfigKey(key)) return `${key} must be ${expected[configKinds[key]]}`;
  const meant = closestName(key, Object.keys(configKinds));
  return meant === null ? key : `${key}; did you mean ${meant}?`;
}

function addressProblem(key: string, address: string): readonly Found[] {
  if (isApiBaseComplete(address)) return [];
  if (key === "apiBase" && isSampleBase(address)) return [];
  const text = `${key} "${address}" is neither a path nor begins with https://`;
  return [{ code: key === "apiBase" ? "api-base-incomplete" : "value-unknown", text }];
}
