import { maxSites } from "../../../core/pricing/sites/max-sites.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { bulkScreenTexts } from "../../scout-bulk/scout-bulk.messages.ts";
import type { Pack } from "../pack.ts";
import { listsGerman } from "./lists.ts";
import { uploadsGerman } from "./uploads.ts";

const rows: PluralForms = { one: "Zeile", other: "Zeilen" };

const ownGerman: Pack<typeof bulkScreenTexts> = {
  "scout-bulk": {
    heading: "SCOUT-Stapelabfrage",
    introduction:
      "Fragen Sie Tausende Adressen aus einer CSV-Datei ab und verfolgen Sie den Fortschritt.",
    loading: "Wird geladen",
    tryAgain: "Neuer Versuch",
    unnamed: "Upload",
    resultsOf: (name) => `der Ergebnisse von ${name}`,
    showResults: "Ergebnisse zeigen",
    ofUpload: (name) => `(${name})`,
    resultsIn: (name) => `Ergebnisse in ${name}`,
    closeResults: "Schließen",
    closeOf: (name) => `Ergebnisse in ${name} schließen`,
    cannotShow: "Die Datei wurde gespeichert. Sie kann hier nicht angezeigt werden.",
    cannotRead: "Die Datei wurde gespeichert. Ihr Inhalt kann nicht angezeigt werden.",
    reading: "Ergebnisse werden geladen",
    totals(rowCount, failedCount, hasOutcome, format) {
      const all = format.count(rowCount, rows);
      if (!hasOutcome) return all;
      return failedCount === 0
        ? `${all}, keine fehlgeschlagen`
        : `${all}, ${format.number(failedCount)} fehlgeschlagen`;
    },
    outcome: "Ergebnis",
    outcomes: {
      served: "Versorgbar",
      unserved: "Keine Anbieter",
      done: "Abgeschlossen",
      failed: "Fehler",
    },
    provider: "Anbieter",
    allProviders: (count) => `Alle ${count} Anbieter`,
    addresses: (name, count, format) =>
      `${name}, ${format.count(count, { one: "Adresse", other: "Adressen" })}`,
    searchResults: "In diesen Ergebnissen suchen",
    matching: (count, total, format) =>
      count === total
        ? `Alle: ${format.count(total, rows)}`
        : `${format.number(count)} von ${format.count(total, rows)}`,
    showAll: "Alle Zeilen zeigen",
    noMatch: "Keine passenden Zeilen.",
    searchOther:
      "Entfernen Sie einen Filter, versuchen Sie es mit anderen Wörtern oder zeigen Sie alle Zeilen an.",
    noneYet: "Abgeschlossene Uploads erscheinen hier.",
    saveMatching: "Diese Zeilen als CSV herunterladen",
    saveFailed: "Fehlerzeilen als CSV herunterladen",
    selectRow: (number, address) => `Zeile ${number} auswählen: ${address}`,
    selectAll: "Alle Zeilen auswählen",
    selectThese: "Diese Zeilen auswählen",
    selectServed: "Alle versorgbaren auswählen",
    priceThese: "Preise abrufen",
    priceFirst: `Preise der ersten ${maxSites}`,
    clearSelection: "Auswahl aufheben",
    selectFirst: "Wählen Sie Zeilen aus, um Preise abzurufen.",
    selected: (count, format) =>
      format.count(count, { one: "Zeile ausgewählt", other: "Zeilen ausgewählt" }),
    tooMany: (count, format) =>
      `Sie können Preise für bis zu ${maxSites} Adressen auf einmal abrufen. ${format.count(count - maxSites, { one: "Zeile bleibt", other: "Zeilen bleiben" })} für die nächste Liste ausgewählt.`,
    withoutAddress: (count, format) =>
      `${format.count(count, { one: "Zeile hat keine Adresse und erhält keine Preise", other: "Zeilen haben keine Adresse und erhalten keine Preise" })}.`,
    cannotPass:
      "Preise für diese Adressen lassen sich hier nicht abrufen. Laden Sie sie stattdessen als CSV herunter.",
    found: (outcome, details, moreCount) => {
      const more = moreCount > 0 ? ` und ${moreCount} weitere` : "";
      return details.length === 0 ? outcome : `${outcome}: ${details.join(", ")}${more}`;
    },
    row: "Zeile",
    rowNumber: (number) => `Zeile ${number}`,
    moreColumns: (count, format) =>
      `Die Datei enthält ${format.count(count, { one: "weitere Spalte", other: "weitere Spalten" })}.`,
    showingRows: (shown, total, format) =>
      `${format.number(shown)} von ${format.number(total)} Zeilen angezeigt. Die Datei enthält alle.`,
    showing: (shown, total) => `${shown} von ${total} angezeigt`,
    sending: (name) => `${name} wird hochgeladen.`,
    sent: (name) => `${name} wurde hochgeladen.`,
    finished: (name) => `${name} ist abgeschlossen.`,
    uploadFailed: "Fehler",
    dismissed: (name) => `${name} wurde in den Verlauf verschoben.`,
    downloading: "Lädt herunter…",
  },
};

export const bulkGerman = { ...ownGerman, ...uploadsGerman, ...listsGerman };
