import { loadProviderLibrary, sentProviderLibrary } from "../../core/api/provider-library.ts";
import {
  downloadAttachment,
  loadResourceLibrary,
  sentResourcePage,
} from "../../core/api/resource-library.ts";
import { count, file, list, oneOf, record, text } from "../../core/wire/sent.ts";
import { requireValue } from "../check-walk.ts";
import type { DescribedCalls } from "../described-call.ts";
import { failedState, warning } from "../screen-reactions.ts";

/** The calls of the provider library and the resource library. */
export const libraryCalls = {
  loadProviderLibrary: {
    tag: "Libraries",
    summary: "The provider library",
    kind: "load",
    when: {
      "provider-library":
        "Once, when it opens. Category and name filter its answer in the browser.",
      "scout-portal":
        "When the palette opens, unless the answer is known. The palette lists the names; a failure leaves them out.",
    },
    answer:
      "A grid of logos: `field_logo`, else `logo`, else the name. Without rows `message` is shown.",
    failures: { other: failedState },
    wire: { answer: sentProviderLibrary },
    check: { make: ({ client, nowMs }) => loadProviderLibrary(client, nowMs) },
  },
  loadResourceLibrary: {
    tag: "Libraries",
    summary: "One page of the resource library",
    kind: "load",
    when: {
      "resource-library":
        "When it opens, and with each keyword, filter, order and page. A newer request aborts the one before it.",
    },
    answer:
      "`total` and `limit` (25 where it is missing) make the pages. Without rows `message` is shown.",
    failures: { other: failedState },
    wire: {
      query: {
        filters: record(list(text)),
        sort_by: oneOf("name"),
        order_by: oneOf("ASC", "DESC"),
        page: count,
      },
      answer: sentResourcePage,
    },
    check: {
      make: async ({ client, nowMs, found }) => {
        const query = { keyword: "", collateralTypes: [], order: "ASC", page: 0 } as const;
        const { rows } = await loadResourceLibrary(client, { ...query, nowMs });
        const own = rows
          .flatMap(({ attachments }) => attachments)
          .find((uri) => /^\/[^/]/.test(uri));
        if (own) found.attachment = own.slice(1);
      },
    },
  },
  downloadAttachment: {
    tag: "Libraries",
    summary: "A file of a resource, by its own address",
    kind: "own",
    when: {
      "resource-library":
        "On a file of the API's own origin. Files of other origins open in a new tab, without a call.",
    },
    after: ["loadResourceLibrary"],
    answer:
      "A file: saved under the name of `Content-Disposition`, else of its path. A page in its place is a failure.",
    failures: {
      404: 'A notice says "The requested file could not be found."',
      other: warning,
    },
    wire: { answer: file, failures: { 404: "No such file" } },
    check: {
      make: ({ client, found }) =>
        downloadAttachment(client, {
          path: requireValue(found.attachment, "no resource has a file of this server"),
          name: "check",
        }),
    },
  },
} satisfies DescribedCalls;
