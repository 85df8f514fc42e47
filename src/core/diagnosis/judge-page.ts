import type { Finding, PageInspection } from "./finding.ts";
import { findingMessages } from "./finding-messages.ts";

/** Findings about the state of a page. */
export function judgePage(page: PageInspection): readonly Finding[] {
  return [
    filesOf(page),
    storageOf(page),
    versionsOf(page),
    ...htmlOf(page),
    ...referrerOf(page),
    ...page.violations.map(violationOf),
    ...page.unknownNames.map(unknownNameOf),
  ];
}

function filesOf({ filesUrl, areFilesReadable }: PageInspection): Finding {
  if (filesUrl === null) {
    return { code: "files-readable", severity: "ok", ...findingMessages.filesBundled };
  }
  if (areFilesReadable !== false) {
    return { code: "files-readable", severity: "ok", ...findingMessages.filesReadable(filesUrl) };
  }
  return {
    code: "files-unreadable",
    severity: "warning",
    ...findingMessages.filesUnreadable(filesUrl),
  };
}

function storageOf({ isStorageOpen }: PageInspection): Finding {
  return isStorageOpen
    ? { code: "storage-open", severity: "ok", ...findingMessages.storageOpen }
    : { code: "storage-blocked", severity: "warning", ...findingMessages.storageBlocked };
}

function versionsOf({ versions }: PageInspection): Finding {
  return versions.length < 2
    ? { code: "one-version", severity: "ok", ...findingMessages.oneVersion(versions.join()) }
    : { code: "two-versions", severity: "warning", ...findingMessages.severalVersions(versions) };
}

function htmlOf({ isHtmlAllowed }: PageInspection): readonly Finding[] {
  if (isHtmlAllowed) return [];
  return [{ code: "html-refused", severity: "warning", ...findingMessages.htmlRefused }];
}

/** Policies that send the full address to other sites, including a token in it. */
const leakingPolicies = ["unsafe-url", "no-referrer-when-downgrade"];

function referrerOf({ referrerPolicy, isMicrosite }: PageInspection): readonly Finding[] {
  const isLeaking = referrerPolicy !== null && leakingPolicies.includes(referrerPolicy);
  if (!isLeaking && !(isMicrosite && referrerPolicy === null)) return [];
  const texts = findingMessages.referrerLeaking(referrerPolicy);
  return [{ code: "referrer-telling", severity: "warning", ...texts }];
}

function violationOf(violation: string): Finding {
  const texts = findingMessages.policyViolated(violation);
  return { code: "policy-violated", severity: "warning", ...texts };
}

function unknownNameOf(name: string): Finding {
  return { code: "name-unknown", severity: "warning", ...findingMessages.nameUnknown(name) };
}
