import { downloadPageFile, loadPage } from "../../core/api/content.ts";
import { file, html } from "../../core/wire/sent.ts";
import { requireValue } from "../check-walk.ts";
import type { DescribedCalls } from "../described-call.ts";

/** The calls for pages and files of the site. */
export const contentCalls = {
  loadPage: {
    tag: "Content",
    summary: "A content page of the server",
    kind: "own",
    when: {
      "content-page":
        "When it opens with a path that is not a file, and with each link to another page.",
    },
    answer:
      'The heading and the main region of the HTML are shown, without scripts. An answer of another type is shown or saved as a file. A page without content: "Page Not Found".',
    failures: {
      401: 'The same page, with "You are not signed in." and the link of `signInUri`.',
      other: '"Page Not Found", "The requested page could not be found."',
    },
    wire: { answer: html, failures: { 404: "No such page" } },
    check: {
      make: ({ client, page }) =>
        loadPage(client, requireValue(page, "give --page and the path of a content page")),
    },
  },
  downloadPageFile: {
    tag: "Content",
    summary: "A PDF or office file of the server",
    kind: "own",
    when: {
      "content-page":
        "With a path that ends in pdf, xls, xlsx, doc or docx; and for a picture of a page that the server has refused to the browser.",
    },
    answer:
      'An answer that begins as a PDF is shown in a viewer, whatever its content type; a PDF that is empty, damaged, has a password or is an XFA form is offered to save. Any other file is saved: "Your download has started...". A page in its place is a failure.',
    failures: {
      401: 'The same page, with "You are not signed in." and the link of `signInUri`.',
      other: '"File Not found", "The requested file could not be found."',
    },
    wire: { answer: file, failures: { 404: "No such file" } },
    check: {
      make: ({ client, file }) =>
        downloadPageFile(client, requireValue(file, "give --file and the path of a PDF")),
    },
  },
} satisfies DescribedCalls;
