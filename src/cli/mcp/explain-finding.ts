import { findingMessages } from "../../core/diagnosis/finding-messages.ts";
import { type TroubleFacts, troubleMessages } from "../../core/diagnosis/trouble-messages.ts";
import { troubleSentences } from "../../core/diagnosis/trouble-sentence-messages.ts";

interface Explanation {
  readonly message: string;
  readonly remedy: string;
}

/** The findings of the doctor by code, with words in place of what only a page knows. */
export const findingTexts: Readonly<Record<string, Explanation>> = {
  "nothing-started": findingMessages.nothingStarted,
  "files-readable": findingMessages.filesReadable("their address"),
  "files-unreadable": findingMessages.filesUnreadable("the address of the files"),
  "storage-open": findingMessages.storageOpen,
  "storage-blocked": findingMessages.storageBlocked,
  "one-version": findingMessages.oneVersion("of the files"),
  "two-versions": findingMessages.severalVersions(["one", "another"]),
  "html-refused": findingMessages.htmlRefused,
  "referrer-telling": findingMessages.referrerLeaking(null),
  "policy-violated": findingMessages.policyViolated("a request"),
  "name-unknown": findingMessages.nameUnknown("of an attribute, tag or key"),
  "api-reachable": findingMessages.apiReachable("api-base"),
  "api-failing": findingMessages.apiFailing("api-base", null),
  "clock-right": findingMessages.clockRight,
  "clock-skewed": findingMessages.clockSkewed(60),
  "map-key-missing": findingMessages.mapKeyMissing,
  "sign-out-incomplete": findingMessages.signOutIncomplete,
  "capability-there": findingMessages.capabilityPresent,
  "capability-missing": findingMessages.capabilityMissing(false),
};

const facts: TroubleFacts = {
  apiBase: "api-base",
  hasOtherScheme: false,
  apiHost: "api.example.com",
  apiOrigin: null,
  isApiLocal: false,
  status: null,
  blockedBy: "connect-src",
  pageOrigin: "the origin of the page",
  token: null,
};

/**
 * Explains a finding of `?scout-doctor`, a line of the console or a sentence in place of a screen. Null if it names none.
 *
 * @param finding - a code such as `cors-refused`, a line that begins with one, a text with one, or the sentence
 * @param troubleshooting - the guide, whose tables have symptom, cause and solution
 */
export function explainFinding(finding: string, troubleshooting: string): string | null {
  const rows = troubleshooting
    .split("\n")
    .filter((line) => /^\| (?!symptom|the visitor|---)/.test(line));
  const text = finding.toLowerCase().replaceAll("[scout-elements]", "").trim();
  const inRow = (row: string) =>
    [...row.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(([, code = ""]) => code).filter(isCode);
  // Names of attributes follow the code of a line, and rows have such names, too.
  const [, leading = ""] = /^([a-z]+(?:-[a-z]+)+)(?=:|$)/.exec(text) ?? [];
  const words = leading === "" ? (text.match(/[a-z]+(?:-[a-z]+)*/g) ?? []) : [leading];
  const named = new Set(words.filter(isCode));
  const found = rows.filter((row) => {
    if (leading !== "") return inRow(row).includes(leading);
    const quoted = [...row.matchAll(/"([^"]{12,})"/g)].map(([, sentence = ""]) =>
      sentence.toLowerCase(),
    );
    return (
      inRow(row).some((code) => named.has(code)) ||
      quoted.some((sentence) => text.includes(sentence))
    );
  });
  const all = leading === "" ? new Set([...named, ...found.flatMap(inRow)]) : named;
  const explained = [...all].flatMap((code) => explanationOf(code) ?? []);
  if (explained.length === 0 && found.length === 0) return null;
  const table = found.length === 0 ? [] : ["From the guide to troubleshooting:", ...found];
  return [...explained, ...table].join("\n");
}

/** The codes of the console have several words, and only some causes have one. */
function isCode(word: string): boolean {
  if (word === "scout-elements" || word === "api-base") return false;
  return word.includes("-") || Object.hasOwn(troubleMessages, word);
}

function explanationOf(code: string): string | null {
  const sentences: Readonly<Record<string, string>> = troubleSentences.english;
  const finding = Object.hasOwn(findingTexts, code) ? findingTexts[code] : undefined;
  const causes: Readonly<Record<string, (typeof troubleMessages)[keyof typeof troubleMessages]>> =
    troubleMessages;
  const trouble = Object.hasOwn(causes, code) ? causes[code]?.(facts) : undefined;
  if (finding === undefined && trouble === undefined) return null;
  const lines = [
    finding && `${finding.message} ${finding.remedy}`,
    trouble && `The visitor reads "${sentences[code] ?? ""}" ${trouble.cause} ${trouble.remedy}`,
  ];
  return `${code}: ${lines.filter(Boolean).join(" ").trim()}`;
}
