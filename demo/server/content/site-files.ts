import { writeDocx, writeRtf, writeXlsx } from "./write-office-file.ts";

/** A file of the content site. */
export interface SiteFile {
  /** Without a leading slash. */
  readonly path: string;
  readonly type: string;
  readonly write: () => Uint8Array | Promise<Uint8Array>;
}

/** The PDF code is loaded with the first PDF. */
async function drawDocument(title: string, paragraphs: readonly string[]): Promise<Uint8Array> {
  const drawing = await import("./draw-document.ts");
  return drawing.drawDocument(title, paragraphs);
}

const openXml = "application/vnd.openxmlformats-officedocument";
const questions = [
  "How many sites are there, and which of them cannot work without a connection?",
  "Which phone numbers must be ported?",
  "Who would notice an intrusion at night?",
];
const agency = [
  "We appoint the agent named below to act for us with the carriers of our telephone and data services.",
  "Company, address, telephone numbers:",
  "Signature, date:",
];

const page = `<!DOCTYPE html><title>Not a file</title><main><h1>Sign in</h1>
<p>Your session has ended.</p></main><script>alert("content")</script>`;
const writePage = () => new TextEncoder().encode(page);

/** Files beside the pages. The last ones do not match their extensions. */
export const siteFiles: readonly SiteFile[] = [
  {
    path: "pages/files/discovery-questions.pdf",
    type: "application/pdf",
    write: () => drawDocument("Discovery questions", questions),
  },
  {
    path: "pages/files/letter-of-agency.pdf",
    // Many servers send this type.
    type: "application/octet-stream",
    write: () => drawDocument("Letter of agency", agency),
  },
  {
    path: "pages/report/9/pdf",
    type: "application/pdf",
    write: () => drawDocument("Report 9", questions),
  },
  {
    path: "pages/files/discovery-questions.docx",
    type: `${openXml}.wordprocessingml.document`,
    write: () => writeDocx(questions),
  },
  {
    path: "pages/files/order-form.xlsx",
    type: `${openXml}.spreadsheetml.sheet`,
    write: () =>
      writeXlsx([
        ["Site", "Service", "Term"],
        ["Head office", "Fiber 500 Mbps", "36 months"],
      ]),
  },
  {
    path: "pages/files/credit-request.doc",
    type: "application/msword",
    write: () => writeRtf(["Credit request", "Invoice:", "Reason:"]),
  },
  { path: "pages/files/hostile.pdf", type: "text/html; charset=utf-8", write: writePage },
  { path: "pages/files/disguised.pdf", type: "application/pdf", write: writePage },
  { path: "pages/files/hostile.xlsx", type: "text/html; charset=utf-8", write: writePage },
];
