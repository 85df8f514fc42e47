/** An event of an element, without what a person typed and what is known of a customer (interface: Configuration). */
export interface AnalyticsEvent {
  /** Such as `scout-lookup-completed`. */
  readonly name: string;
  /** The tag of the element. */
  readonly element: string;
  /** Numbers, flags and words of our own. */
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

type Detail = Readonly<Record<string, unknown>>;

/** What may be told of each event; an event without a line is told to nobody. */
const readers: Readonly<Record<string, (detail: Detail) => Detail>> = {
  "scout-ready": nothing,
  "scout-failed": ({ status, cause }) => ({ status, cause }),
  "scout-denied": ({ cause }) => ({ cause }),
  "scout-navigated": ({ replace }) => ({ replace }),
  "scout-route-changed": nothing,
  "scout-lookup-started": nothing,
  "scout-lookup-completed": nothing,
  "scout-lookup-failed": ({ status }) => ({ status }),
  "scout-upload-started": nothing,
  "scout-upload-accepted": nothing,
  "scout-upload-failed": ({ status }) => ({ status }),
  "scout-cart-changed": ({ items }) => ({ items: countOf(items) }),
  "scout-proposal-created": ({ kind }) => ({ kind }),
  "scout-selection-changed": ({ providers }) => ({ providers: countOf(providers) }),
  "scout-report-created": ({ kind }) => ({ kind }),
  "scout-file-downloaded": nothing,
  "scout-branding-saved": nothing,
  "scout-preview-refreshed": nothing,
  "scout-index-submitted": ({ moderated }) => ({ moderated }),
  "scout-search-submitted": nothing,
  "scout-signed-in": nothing,
  "scout-signed-out": nothing,
};

/** Null for an event that is for the page alone. */
export function analyticsEventOf(
  name: string,
  element: string,
  detail: unknown,
): AnalyticsEvent | null {
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (read === undefined) return null;
  const members = typeof detail === "object" && detail !== null ? { ...detail } : {};
  const reported = Object.entries(read(members)).filter(
    (entry): entry is [string, string | number | boolean] => isHarmless(entry[1]),
  );
  return { name, element, detail: Object.fromEntries(reported) };
}

function nothing(): Detail {
  return {};
}

function countOf(list: unknown): number | undefined {
  return Array.isArray(list) ? list.length : undefined;
}

/** Numbers, flags and words like `cors-refused`. */
function isHarmless(value: unknown): boolean {
  if (typeof value === "string") return /^[a-z-]{1,40}$/.test(value);
  return typeof value === "number" || typeof value === "boolean";
}
