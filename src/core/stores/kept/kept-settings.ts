/**
 * The settings of the site, kept for the first screen of the next visit (decisions X8, C7). What asks for them alone is
 * loaded with every element; this is not.
 */
import type { SiteSettings } from "../../api/settings-schema.ts";
import { textHashOf } from "../../texts/text-hash.ts";
import { type KeptSurroundings, keptText } from "./kept-texts.ts";

const longestMs = 24 * 3_600_000;
/** Logos may have megabytes, which would take the room of what is worth more. In characters. */
const longestText = 250_000;

/** The settings that the server answered to the token at hand, within the last day; null where there are none. */
export async function readKeptSettings(core: KeptSurroundings): Promise<SiteSettings | null> {
  const mark = await tokenMarkOf(core);
  const found = keptText(core, "settings").peek();
  const { mark: of, atMs, settings } = recordIn(found?.text);
  const ageMs = core.ports.clock.now() - Number(atMs);
  const isCurrent = mark !== null && of === mark && ageMs >= 0 && ageMs < longestMs;
  return isCurrent && areSettings(settings) ? settings : null;
}

/** Keeps the settings of the token at hand, if they are known by now. */
export async function keepSettings(core: KeptSurroundings): Promise<void> {
  const mark = await tokenMarkOf(core);
  const known = core.settings.state.peek();
  if (mark === null || known.kind !== "ready") return;
  const kept = { mark, atMs: core.ports.clock.now(), settings: known.settings };
  const text = JSON.stringify(kept);
  if (text.length <= longestText) keptText(core, "settings").write(text);
}

/** Tells the stored token from others without being it; null where none may be sent now. */
async function tokenMarkOf({ session }: KeptSurroundings): Promise<number | null> {
  if (!session.hasUsableToken()) return null;
  return textHashOf((await session.usableToken()) ?? "");
}

const texts = [
  "siteColor",
  "buttonTextColor",
  "primaryLogo",
  "navigationLogo",
  "siteName",
  "siteLogo",
  "favicon",
  "forgotPasswordUri",
] as const satisfies readonly (keyof SiteSettings)[];

/** Another script, or another version, may have written it. */
function areSettings(raw: unknown): raw is SiteSettings {
  const { agent, proposalValidDays: days, ...members } = { ...recordOf(raw) };
  const { firstName, lastName, email } = recordOf(agent);
  return (
    texts.every((name) => members[name] === null || isText(members[name])) &&
    [members.capabilities, members.roles].every(
      (list) => Array.isArray(list) && list.every(isText),
    ) &&
    [firstName, lastName, email].every(isText) &&
    (days === null || typeof days === "number")
  );
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function recordIn(text = "{}"): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function recordOf(raw: unknown): Readonly<Record<string, unknown>> {
  return { ...Object(raw) };
}
