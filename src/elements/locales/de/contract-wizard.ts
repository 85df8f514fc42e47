import type { wizardTexts } from "../../contract-wizard/contract-wizard.messages.ts";
import type { openContractTexts } from "../../contract-wizard/open-contract.messages.ts";
import type { Pack } from "../pack.ts";
import { pdfFaultsGerman } from "./pdf-faults.ts";

export const wizardGerman: Pack<typeof wizardTexts | typeof openContractTexts> = {
  "contract-wizard": {
    notFound: "404",
    missing: "Der Vertrag wurde nicht gefunden.",
    failed: "Es ist ein Fehler aufgetreten.",
    tryAgain: "Neuer Versuch",
    back: "Zurück zu den Verträgen",
    loading: "Der Vertrag wird geladen",
  },
  "open-contract": {
    heading: "Verträge zu SCOUT-Preisen",
    of: (customer) => `für ${customer}`,
    back: "Zurück zu den Verträgen",
    noPrint: "Sie sind nicht berechtigt, dieses PDF zu drucken.",
    noPreview: "Die angeforderte Datei wurde nicht gefunden.",
    pdfFaults: pdfFaultsGerman,
    failed: "Es ist ein Fehler aufgetreten.",
    refreshPreview: "Vorschau neu laden",
    downloadPdf: "PDF herunterladen",
    panels: "Vertrag",
    form: "Formular",
    preview: "Vorschau",
    formFrame: (number, count) =>
      count === 1 ? "Vertragsformular" : `Vertragsformular, Teil ${number} von ${count}`,
    previewFrame: "Vertrag als PDF",
    pages: "Seiten des Vertrags",
    page: (number, count) => `Seite ${number} von ${count}`,
    signatureField: "Unterschriftsfeld",
    zoomIn: "Vergrößern",
    zoomOut: "Verkleinern",
    largest: "Das ist die größte Darstellung.",
    smallest: "Das ist die kleinste Darstellung.",
    zoom: (percent) => `${percent}\u202f%`,
    loadingForm: "Das Formular wird geladen",
    loadingPreview: "Die Vorschau wird geladen",
    downloading: "Der Vertrag wird heruntergeladen",
    refreshed: "Die Vorschau ist aktuell",
    notRefreshed: "Die Vorschau konnte nicht aktualisiert werden",
    standing: {
      updating: "Die Vorschau wird aktualisiert…",
      saved: (time) => `Zeigt den gespeicherten Stand des Vertrags: ${time}.`,
      stale: (time) =>
        `Die Vorschau konnte nicht aktualisiert werden. Sie zeigt den gespeicherten Stand des Vertrags: ${time}.`,
    },
  },
};
