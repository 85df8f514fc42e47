/** An event of an element, without the user's input and without data about a customer (interface: Configuration). */
export interface AnalyticsEvent {
  /** The name of the event, such as `scout-lookup-completed`. */
  readonly name: string;
  /** The tag of the element. */
  readonly element: string;
  /**
   * Numbers, booleans and words from our own vocabulary, such as `cors-refused`. Any other string could identify a
   * user.
   */
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

type Detail = Readonly<Record<string, unknown>>;

/** Selects the details that analytics may receive. Events that are not listed are not sent. */
const detailReaders: Readonly<Record<string, (detail: Detail) => Detail>> = {
  "scout-ready": noDetails,
  "scout-failed": ({ status, cause }) => ({ status, cause }),
  "scout-denied": ({ cause }) => ({ cause }),
  "scout-navigated": ({ replace }) => ({ replace }),
  "scout-route-changed": noDetails,
  "scout-lookup-started": noDetails,
  "scout-lookup-completed": noDetails,
  "scout-lookup-failed": ({ status }) => ({ status }),
  "scout-upload-started": noDetails,
  "scout-upload-accepted": noDetails,
  "scout-upload-failed": ({ status }) => ({ status }),
  "scout-cart-changed": ({ items }) => ({ items: countOf(items) }),
  "scout-proposal-created": ({ kind }) => ({ kind }),
  "scout-selection-changed": ({ providers }) => ({ providers: countOf(providers) }),
  "scout-report-created": ({ kind }) => ({ kind }),
  "scout-file-downloaded": noDetails,
  "scout-branding-saved": noDetails,
  "scout-preview-refreshed": noDetails,
  "scout-index-submitted": ({ moderated }) => ({ moderated }),
  "scout-search-submitted": noDetails,
  "scout-signed-in": noDetails,
  "scout-signed-out": noDetails,
};

/**
 * Returns the analytics event for an event of an element. Null for an event that is only meant for the page.
 */
export function analyticsEventOf(
  name: string,
  element: string,
  detail: unknown,
): AnalyticsEvent | null {
  const read = Object.hasOwn(detailReaders, name) ? detailReaders[name] : undefined;
  if (read === undefined) return null;
  const members = typeof detail === "object" && detail !== null ? { ...detail } : {};
  const reported = Object.entries(read(members)).filter(
    (entry): entry is [string, string | number | boolean] => isHarmless(entry[1]),
  );
  return { name, element, detail: Object.fromEntries(reported) };
}

function noDetails(): Detail {
  return {};
}

function countOf(list: unknown): number | undefined {
  return Array.isArray(list) ? list.length : undefined;
}

/** True for numbers, flags and words such as `cors-refused`. */
function isHarmless(value: unknown): boolean {
  if (typeof value === "string") return /^[a-z-]{1,40}$/.test(value);
  return typeof value === "number" || typeof value === "boolean";
}
