import type { contentTexts } from "../../content-page/content-page.messages.ts";
import type { Pack } from "../pack.ts";
import { pdfFaultsGerman } from "./pdf-faults.ts";

export const contentGerman: Pack<typeof contentTexts> = {
  "content-page": {
    downloadStarted: "Ihr Download hat begonnen…",
    fileNotFound: "Datei nicht gefunden",
    fileNotFoundText: "Die angeforderte Datei wurde nicht gefunden.",
    pageNotFound: "Seite nicht gefunden",
    pageNotFoundText: "Die angeforderte Seite wurde nicht gefunden.",
    copyContact: "Kontakt kopieren (in die Zwischenablage)",
    copied: "Kopiert!",
    loading: "Die Seite wird geladen",
    tryAgain: "Neuer Versuch",
    toStart: "Zur Startseite",
    download: "Download",
    downloadAgain: "Erneuter Download",
    noViewer:
      "Dieser Browser kann keine PDF-Dateien anzeigen. Laden Sie die Datei herunter, um sie zu lesen.",
    pdfFaults: pdfFaultsGerman,
    more: "Mehr zeigen",
    less: "Weniger zeigen",
    table: "Tabelle",
    views: "Ansichten",
    copy: "Kontakt kopieren",
    copyFailed: "Der Kontakt konnte nicht kopiert werden.",
    picture: (file) => `Bild: ${file}`,
    media: {
      video: "Video",
      audio: "Audio",
      map: "Karte",
      frame: "Eingebettete Seite",
      picture: "Bild",
    },
    mediaName: (kind, title) => `${kind}: ${title}`,
    shareByMail: "Per E-Mail teilen",
    form: "Dieses Formular kann hier nicht abgesendet werden.",
    openForm: (host) => `Die Seite auf ${host} öffnen`,
    formFields: (names) => `Felder: ${names.join(", ")}.`,
    formButtons: (names) => `Schaltflächen: ${names.join(", ")}.`,
  },
};
