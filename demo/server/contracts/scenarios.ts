import { brokenSite, type Fault, halfAnswer, jsonFault } from "../http/fault.ts";

/** A contract whose wizard behaves in a special way; its code is its guid. */
export interface WizardScenario {
  readonly code: string;
  /** The behaviour of the backend. */
  readonly backend: string;
  /** The result on the screen. */
  readonly shown: string;
  /** The answer to the call for the form. */
  readonly embed?: Fault;
  /** Writes the HTML that embeds the form at the given address. */
  readonly writeEmbed?: (formAddress: string) => string;
  /** The form never finishes loading. */
  readonly isFormSilent?: boolean;
  /** Answers to the calls for the PDF, in order, followed by a correct one; then they repeat. */
  readonly pdf?: readonly Fault[];
  readonly everyPdf?: Fault;
}

const notFound = "404";
const noPreview = "The form, and for a preview: The requested file could not be found.";
const script = "<script>parent.document.title = 'Stolen'</script>";

/** The PDF has no cross-reference table; readers find its objects without one. */
const acrobatForm = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R /NeedsRendering true /AcroForm << /Fields [] /XFA 4 0 R >> >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R
  /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >> endobj
4 0 obj << /Length 81 >> stream
<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template>Order</template></xdp:xdp>
endstream endobj
5 0 obj << /Length 44 >> stream
BT /F 18 Tf 60 700 Td (Please wait...) Tj ET
endstream endobj
trailer << /Root 1 0 R >>
%%EOF
`;

export const wizardScenarios: readonly WizardScenario[] = [
  {
    code: "embed-500",
    backend: "The form answers 500.",
    shown: notFound,
    embed: brokenSite,
  },
  {
    code: "embed-403",
    backend: "The form answers 403.",
    shown: "Access Denied",
    embed: jsonFault(403, { message: "You are not authorized to access this page." }),
  },
  {
    code: "embed-half",
    backend: "The answer with the form is cut off.",
    shown: notFound,
    embed: halfAnswer,
  },
  {
    code: "embed-empty",
    backend: "The answer has no form.",
    shown: notFound,
    embed: jsonFault(200, { wizard_embed: "" }),
  },
  {
    code: "embed-without-frames",
    backend: "The form is a script that would write a frame.",
    shown: notFound,
    writeEmbed: (address) => `<p>Your form</p><script src="${address}"></script>`,
  },
  {
    code: "embed-hostile",
    backend: "The form comes with scripts, and frames that would run in the page or lie over it.",
    shown: "Only the form, in its place.",
    writeEmbed: (address) => `${script}
      <img src="x" onerror="document.title = 'Stolen'">
      <iframe src="javascript:parent.document.title = 'Stolen'"></iframe>
      <iframe src="data:text/html,${script}"></iframe>
      <iframe srcdoc="${script}"></iframe>
      <iframe src="//someone:secret@form.example/"></iframe>
      <template><iframe src="/demo/help"></iframe></template>
      <iframe src="${address}" onload="document.title = 'Stolen'" class="form"
        style="position: fixed; inset: 0; z-index: 9999; height: 1200px; background: url(//form.example)"></iframe>`,
  },
  {
    code: "form-silent",
    backend: "The form never arrives in full.",
    shown: "The spinner for 30 seconds, then the contract with an empty form.",
    isFormSilent: true,
  },
  {
    code: "pdf-500",
    backend: "The PDF always answers 500.",
    shown: noPreview,
    everyPdf: brokenSite,
  },
  {
    code: "pdf-not-pdf",
    backend: "The PDF is a page with a script.",
    shown: noPreview,
    everyPdf: { status: 200, type: "text/html", body: `<!doctype html>${script}` },
  },
  {
    code: "pdf-torn",
    backend: "The PDF breaks off behind its first line.",
    shown: "The form, and for a preview: This PDF is damaged or incomplete.",
    everyPdf: { status: 200, type: "application/pdf", body: "%PDF-1.7\n1 0 obj\n<< /Type" },
  },
  {
    code: "pdf-empty",
    backend: "The PDF has no bytes.",
    shown: "The form, and for a preview: This PDF is empty.",
    everyPdf: { status: 200, type: "application/pdf", body: "" },
  },
  {
    code: "pdf-acrobat-form",
    backend: "The PDF is an XFA form: its one page asks to wait for Acrobat, which draws the form.",
    shown: "The form, and for a preview: This form requires Adobe Acrobat.",
    everyPdf: { status: 200, type: "application/pdf", body: acrobatForm },
  },
  {
    code: "pdf-500-once",
    backend: "Every other PDF answers 500.",
    shown: "For a preview: The requested file could not be found. Refresh preview shows it.",
    pdf: [brokenSite],
  },
];

export function findWizardScenario(code: string): WizardScenario | null {
  return wizardScenarios.find((scenario) => scenario.code === code) ?? null;
}
