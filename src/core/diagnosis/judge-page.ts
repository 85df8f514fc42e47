import type { Finding, PageInspection } from "./finding.ts";

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
    return ok("files-readable", "The elements are part of the page's own bundle.");
  }
  if (areFilesReadable !== false) {
    return ok("files-readable", `The files of the elements come from ${filesUrl}.`);
  }
  return {
    code: "files-unreadable",
    severity: "warning",
    message: `Scripts of this page cannot read ${filesUrl}: no CORS, or connect-src lacks its origin.`,
    remedy:
      "Let the host of the files answer with Access-Control-Allow-Origin; CSV checks and PDF previews need it.",
  };
}

function storageOf({ isStorageOpen }: PageInspection): Finding {
  if (isStorageOpen) return ok("storage-open", "The browser keeps stored data.");
  return {
    code: "storage-blocked",
    severity: "warning",
    message: "The browser blocks storage in this page: a sign-in ends with it.",
    remedy: "Show the page outside of a sandboxed frame, or allow its cookies and site data.",
  };
}

function versionsOf({ versions }: PageInspection): Finding {
  if (versions.length < 2) return ok("one-version", `Version ${versions.join()}.`);
  return {
    code: "two-versions",
    severity: "warning",
    message: `The page has copies of several versions: ${versions.join(", ")}.`,
    remedy: "Load the elements from one folder; the first copy is used.",
  };
}

function htmlOf({ isHtmlAllowed }: PageInspection): readonly Finding[] {
  if (isHtmlAllowed) return [];
  return [
    {
      code: "html-refused",
      severity: "warning",
      message:
        "The page's Trusted Types refuse the policy scout-elements: formatted texts and content pages are plain text.",
      remedy: "Add scout-elements to trusted-types in the page's Content-Security-Policy.",
    },
  ];
}

/** Policies that send the full address to other sites, including a token in it. */
const leakingPolicies = ["unsafe-url", "no-referrer-when-downgrade"];

function referrerOf({ referrerPolicy, isMicrosite }: PageInspection): readonly Finding[] {
  const isLeaking = referrerPolicy !== null && leakingPolicies.includes(referrerPolicy);
  if (!isLeaking && !(isMicrosite && referrerPolicy === null)) return [];
  const message = isLeaking
    ? `The page's referrer policy is ${referrerPolicy}: other sites get its full address.`
    : "The page takes tokens from its address and has no referrer policy.";
  const remedy = 'Begin the page with <meta name="referrer" content="origin">.';
  return [{ code: "referrer-telling", severity: "warning", message, remedy }];
}

function violationOf(violation: string): Finding {
  return {
    code: "policy-violated",
    severity: "warning",
    message: `The page's Content-Security-Policy blocks ${violation}.`,
    remedy: "Allow it if the elements need it; see the guide to security policies.",
  };
}

function unknownNameOf(name: string): Finding {
  return {
    code: "name-unknown",
    severity: "warning",
    message: `The name ${name} is unknown.`,
    remedy: "Correct or remove the name.",
  };
}

function ok(code: string, message: string): Finding {
  return { code, severity: "ok", message, remedy: "" };
}
