import { elementManifests } from "../element-manifests.ts";

/** Sources of a Content-Security-Policy that elements use in addition to their own scripts and the calls to the backend. */

/** A source of a directive as it is written, or the name of an origin that only the page's owner knows. */
type Source =
  | "'self'"
  | "blob:"
  | "data:"
  | `https://${string}`
  | "backend"
  | "files"
  | "logos"
  | "forms"
  | "formScripts"
  | "images"
  | "embeds"
  | "googleMaps"
  | "policy scout-elements"
  | "policy @googlemaps/js-api-loader";

type Directive =
  | "script-src"
  | "connect-src"
  | "img-src"
  | "media-src"
  | "frame-src"
  | "worker-src"
  | "trusted-types";

/** A feature of an element that works only if the policy allows it. */
export interface PolicyUse {
  /** The short name in a cell of a table. */
  readonly name: string;
  readonly purpose: string;
  readonly needs: Readonly<Partial<Record<Directive, readonly Source[]>>>;
  /** The effect of a policy that does not allow it. */
  readonly otherwise: string;
}

const worker = ["'self'", "blob:", "files"] as const;
const maps = ["googleMaps"] as const;

/** Everything that an element may use, each once. */
export const policyUses = {
  logos: {
    name: "logos",
    purpose: "logos of agencies and providers",
    needs: { "img-src": ["backend", "data:", "logos"] },
    otherwise: "the name replaces each logo",
  },
  pictures: {
    name: "pictures",
    purpose: "pictures of content pages",
    needs: { "img-src": ["backend", "data:", "images"] },
    otherwise: "the text of each picture is a link to it",
  },
  embeds: {
    name: "embeds",
    purpose: "videos and frames of `embedOrigins`",
    needs: { "frame-src": ["embeds"], "media-src": ["embeds"] },
    otherwise: "an empty box is shown above the link to each",
  },
  viewer: {
    name: "viewer",
    purpose: "PDF files in the browser's viewer",
    needs: { "frame-src": ["blob:"] },
    otherwise: "the viewer stays empty, and the file can be downloaded",
  },
  map: {
    name: "map",
    purpose: "satellite map, with a map key",
    needs: {
      "script-src": maps,
      "connect-src": maps,
      "img-src": maps,
      "trusted-types": ["policy @googlemaps/js-api-loader", "googleMaps"],
    },
    otherwise: "a sentence replaces it",
  },
  csv: {
    name: "CSV check",
    purpose: "checks of CSV files",
    needs: { "worker-src": worker, "trusted-types": ["policy scout-elements"] },
    otherwise: "the form says that it cannot check the file, and the upload still works",
  },
  messages: {
    name: "texts",
    purpose: "formatted texts and content pages",
    needs: { "trusted-types": ["policy scout-elements"] },
    otherwise: "they are shown as plain text",
  },
  print: {
    name: "print",
    purpose: "printing, if Trusted Types are required",
    needs: { "frame-src": ["blob:"], "trusted-types": ["policy scout-elements"] },
    otherwise: "a notice says that it did not work",
  },
  proposalLogo: {
    name: "logo in print",
    purpose: "agency's logo in print",
    needs: { "img-src": ["backend", "data:"] },
    otherwise: "the proposal is printed without it",
  },
  form: {
    name: "form",
    purpose: "form of a contract",
    needs: { "frame-src": ["forms"] },
    otherwise: "the form stays empty",
  },
  formScripts: {
    name: "form scripts",
    purpose: "scripts of `allowedEmbedScriptOrigins`",
    needs: { "script-src": ["formScripts"], "trusted-types": ["policy scout-elements"] },
    otherwise: "they do not run",
  },
  contractPdf: {
    name: "PDF",
    purpose:
      "PDF of a contract, and PDF files of content pages that a viewer may not show as they are",
    needs: {
      "worker-src": worker,
      "connect-src": ["files"],
      "trusted-types": ["policy scout-elements"],
    },
    otherwise:
      "it is parsed on the page's main thread, and lacks characters of fonts that are not in the file",
  },
  analytics: {
    name: "analytics",
    purpose: "Google Analytics, with `googleAnalyticsId`",
    needs: {
      "script-src": ["https://www.googletagmanager.com"],
      "connect-src": ["https://*.google-analytics.com", "https://*.analytics.google.com"],
      "img-src": ["https://*.google-analytics.com"],
      "trusted-types": ["policy scout-elements"],
    },
    otherwise: "it does not start",
  },
} as const satisfies Readonly<Record<string, PolicyUse>>;

export type PolicyUseName = keyof typeof policyUses;

function isPolicyUse(name: string): name is PolicyUseName {
  return Object.hasOwn(policyUses, name);
}

const ownUses = new Map(
  [...elementManifests].map(([tag, { policies }]) => [tag, policies.filter(isPolicyUse)]),
);

/** The uses of each element. `scout-portal` loads the other elements, so it has all of theirs. */
export const elementPolicies: ReadonlyMap<string, readonly PolicyUseName[]> = new Map([
  ...ownUses,
  ["scout-portal", [...new Set([...ownUses.values()].flat())]],
]);

const words: Readonly<Partial<Record<Source, string>>> = {
  backend: "the origin of the backend",
  files: "the origin of the files",
  logos: "the origins of logos elsewhere",
  forms: "the origin of the provider's form",
  formScripts: "those origins",
  images: "`https:`, or the `imageOrigins`",
  embeds: "those origins",
  googleMaps: "what Google Maps lists",
};

/** The sources that a directive must allow for a use, as a line of Markdown. */
export function neededBy({ needs }: PolicyUse): string {
  const directives = new Map<string, string[]>();
  for (const [directive, sources] of Object.entries(needs)) {
    const allowed = sources.map(wordsOf).join(", ");
    directives.set(allowed, [...(directives.get(allowed) ?? []), `\`${directive}\``]);
  }
  return [...directives].map(([allowed, names]) => `${names.join(", ")}: ${allowed}`).join("; ");
}

function wordsOf(source: Source): string {
  return words[source] ?? `\`${source.replace(/^policy /, "")}\``;
}

/** The uses of an element. */
export function usesOf(tag: string): readonly PolicyUse[] {
  return (elementPolicies.get(tag) ?? []).map((name) => policyUses[name]);
}
