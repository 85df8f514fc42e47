import {
  downloadBulkResults,
  downloadBulkTemplate,
  sentBulkUpload,
  uploadBulk,
} from "../../core/api/bulk.ts";
import { listBulk, sentBulkItem, sentBulkList } from "../../core/api/bulk-list.ts";
import { described, file, filledText, limited, object, record } from "../../core/wire/sent.ts";
import { requireValue } from "../check-walk.ts";
import type { Components, DescribedCalls } from "../described-call.ts";
import { failedState, warning } from "../screen-reactions.ts";

export const bulkComponents: Components = { BulkItem: sentBulkItem };

const noUpload = "there is no completed upload to download";

const csv = { ...file, contentMediaType: "text/csv" };

/** The calls of bulk lookups from a CSV file. */
export const bulkCalls = {
  listBulk: {
    tag: "Bulk",
    summary: "Lists the bulk uploads (a body with a query member)",
    kind: "load",
    when: {
      "scout-bulk":
        "When it opens, after each upload, and every 10 seconds while anything is in progress and a user is active.",
      "portal-dashboard":
        "When it opens for a user with `scout:access`, and every 10 seconds while anything is in progress and a user is active. The first four are shown.",
    },
    after: ["uploadBulk"],
    answer:
      'Rows with the status `completed` are the history, all others the progress, except failed ones that the user has dismissed; a row with an unknown status is in progress, with its status as text. Without rows `message` is shown, else "There is no history at this time."',
    failures: {
      other: `The first time: ${failedState} Later the rows stay, and the next call follows after 10 seconds.`,
    },
    wire: {
      request: object({ query: described(record({}), "Always empty: all uploads are listed.") }),
      answer: sentBulkList,
    },
    check: {
      make: async ({ client, found }) => {
        const { items } = await listBulk(client);
        const done = items.find(({ status }) => status === "completed");
        if (done) found.bulkId = done.id;
      },
    },
  },
  uploadBulk: {
    tag: "Bulk",
    summary: "Uploads a CSV of addresses (fields upload_id, upload)",
    kind: "act",
    when: {
      "scout-bulk": "When a user starts the upload of a chosen file.",
      "scout-lookup":
        "The same, in the panel for several addresses; the page then goes to the bulk screen.",
    },
    answer:
      "It is not read: the status is enough. The upload is shown as pending until the list has its `upload_id`.",
    failures: {
      401: 'The upload says "You are not signed in.", with the way to sign in. The file stays chosen.',
      other:
        'The `message` of the answer, as text, or the default text of the specification. The words "downloadable template" in it become a link to the template. The upload can be repeated.',
    },
    wire: {
      request: object({
        upload_id: described(
          limited(filledText, { maxLength: 200 }),
          "An id that the browser creates for the upload; the item in the answer and in the list has the same.",
        ),
        upload: described(csv, "The CSV file, with a header row and one address per row."),
      }),
      answer: sentBulkUpload,
      failures: {
        400: "The body is neither a form nor a JSON object with a query",
        413: "The file is too large; the message says how large it may be",
        422: "The form has no upload id, or not exactly one file; the message says which",
      },
    },
    check: {
      changesData: true,
      make: ({ client, address, nowMs }) =>
        uploadBulk(client, {
          uploadId: `check-${nowMs}`,
          file: new File([`address\n"${address.replaceAll('"', "")}"\n`], "check.csv", {
            type: "text/csv",
          }),
        }),
    },
  },
  downloadBulkTemplate: {
    tag: "Bulk",
    summary: "The CSV template",
    kind: "own",
    when: {
      "portal-dashboard":
        "For users with `scout:access`, on the link to the template in the reason of a failed upload.",
      "scout-bulk":
        "On the link to the template, and when a file is chosen, to compare its columns.",
      "scout-lookup":
        "In the panel for several addresses: on the link to the template, and when a file is chosen.",
    },
    answer:
      "A file: saved under the name of `Content-Disposition`, else under a name of the element. A page in its place is a failure.",
    failures: { other: `${warning} A chosen file is then checked without the template.` },
    wire: { answer: csv },
    check: { make: ({ client, nowMs }) => downloadBulkTemplate(client, { nowMs }) },
  },
  downloadBulkResults: {
    tag: "Bulk",
    summary: "The results of one bulk upload as CSV",
    kind: "own",
    when: {
      "scout-bulk": 'On "Download" in the history, and when the results are shown in the page.',
    },
    after: ["listBulk"],
    answer:
      "A file: saved under the name of `Content-Disposition`, else under a name with its id. A page in its place is a failure.",
    failures: { other: warning },
    wire: {
      answer: csv,
      failures: { 404: "No such upload, or one that is not completed" },
      parameters: { id: "Id of the bulk upload." },
    },
    check: {
      make: ({ client, nowMs, found }) =>
        downloadBulkResults(client, { id: requireValue(found.bulkId, noUpload), nowMs }),
    },
  },
} satisfies DescribedCalls;
