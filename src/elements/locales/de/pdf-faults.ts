import type { PdfFault } from "../../../core/files/pdf-file.ts";

export const pdfFaultsGerman: Readonly<Record<PdfFault, string>> = {
  empty: "Dieses PDF ist leer. Versuchen Sie es später erneut.",
  damaged:
    "Dieses PDF ist beschädigt oder unvollständig. Versuchen Sie es später erneut oder laden Sie es herunter.",
  password: "Dieses PDF ist passwortgeschützt. Laden Sie es herunter, um es zu öffnen.",
  xfa: "Dieses Formular erfordert Adobe Acrobat. Laden Sie es herunter, um es dort zu öffnen.",
  unreadable: "Dieses PDF kann hier nicht angezeigt werden. Laden Sie es herunter, um es zu lesen.",
};
