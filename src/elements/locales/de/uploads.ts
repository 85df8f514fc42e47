import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { CsvCorrection } from "../../../core/bulk/csv/csv-check-state.ts";
import type { uploadTexts } from "../../uploads/upload-form.messages.ts";
import type { Pack } from "../pack.ts";
import { bulkGermanTexts } from "./bulk.ts";

/** Uploads of files, for all elements that send one. */
export const uploadsGerman: Pack<typeof bulkTexts | typeof uploadTexts> = {
  ...bulkGermanTexts,
  uploads: {
    retry: "Erneut hochladen",
    retryOf: (name) => `Erneut hochladen: ${name}`,
    replace: "Datei neu auswählen",
    replaceOf: (name) => `Datei neu auswählen: ${name}`,
    corrected: "Korrigierte Datei wählen",
    correctedOf: (name) => `Korrigierte Datei wählen: ${name}`,
    dismiss: "Schließen",
    dismissOf: (name) => `Schließen: ${name}`,
    cancel: "Abbrechen",
    cancelOf: (name) => `Abbrechen: ${name}`,
    sent: (percent) => `${percent}\u202f% gesendet`,
    started: (time) => `Begonnen: ${time}`,
    unnamed: "Upload",
    heading: "Stapel-Upload",
    introduction: "Fragen Sie mit einer CSV-Datei viele Adressen auf einmal ab.",
    label: "CSV-Datei",
    hint: "Beginnen Sie mit einer Kopfzeile, dann folgt eine Adresse pro Zeile.",
    start: "Upload starten",
    waiting: "Die Stapel-Uploads öffnen sich hier, sobald die Datei hochgeladen ist.",
    openBulk: "Stapel-Uploads",
    noFile: "Wählen Sie zuerst eine CSV-Datei aus.",
    sending: "Ein Upload läuft gerade.",
    noRows: "Die Datei enthält keine Zeilen mit Adressen.",
    checking: "Die Datei wird geprüft…",
    cannotCheck: "Die Datei kann hier nicht geprüft werden. Sie können sie trotzdem hochladen.",
    locked:
      "Diese Arbeitsmappe hat ein altes Format oder ein Passwort. Speichern Sie sie als .xlsx ohne Passwort.",
    onlyCsv:
      "Diese Seite kann nur CSV-Dateien senden. Speichern Sie die Liste zuerst als CSV-Datei.",
    rows: (count, format) =>
      format.count(count, { one: "Adresse gefunden", other: "Adressen gefunden" }),
    fine: "Die Datei sieht gut aus.",
    preview: "Erste Zeilen",
    moreColumns: (count, format) =>
      `${format.count(count, { one: "weitere Spalte nicht angezeigt", other: "weitere Spalten nicht angezeigt" })}.`,
    binary: "Das sieht nicht wie eine Liste von Adressen aus.",
    delimiters: {
      ",": "Kommas",
      ";": "Semikolons",
      "\t": "Tabulatoren",
      "|": "senkrechte Striche",
    },
    wrongEncoding: (name) => `Die Datei ist in ${name} codiert. Erwartet wird UTF-8.`,
    wrongDelimiter: (name) => `Die Spalten sind durch ${name} getrennt. Erwartet werden Kommas.`,
    andMore: (names, count) => `${names} und ${count} weitere`,
    rename: (found, name) => `„${found}“ statt „${name}“`,
    renamed: (renames) => `Anders als in der Vorlage benannte Spalten: ${renames}.`,
    missingColumns: (count, names) =>
      `${count === 1 ? "Fehlende Spalte" : "Fehlende Spalten"}: ${names}.`,
    noHeader: "Die Spaltennamen passen nicht zur Vorlage.",
    extraColumns: (count, names) =>
      `${count === 1 ? "Zusätzliche Spalte, unverändert übernommen" : "Zusätzliche Spalten, unverändert übernommen"}: ${names}.`,
    duplicates: (count, where, format) =>
      `${format.count(count, { one: "Zeile wiederholt eine Adresse", other: "Zeilen wiederholen eine Adresse" })}: ${where}.`,
    emptyAddresses: (count, where, format) =>
      `${format.count(count, { one: "Zeile hat keine Adresse", other: "Zeilen haben keine Adresse" })}: ${where}.`,
    raggedRows: (count, where, format) =>
      `${format.count(count, { one: "Zeile hat mehr Zellen als Spaltennamen", other: "Zeilen haben mehr Zellen als Spaltennamen" })}: ${where}.`,
    formulas: (count, where, format) =>
      `Eine Tabellenkalkulation würde ${format.count(count, { one: "Zelle als Formel lesen", other: "Zellen als Formeln lesen" })}: ${where}.`,
    unclosed: (row) => `Ein Anführungszeichen in Zeile ${row} wird nie geschlossen.`,
    chooseRows: "Wählen Sie, welche Zeilen hochgeladen werden.",
    badRows: (bad, all, format) =>
      `Gültig: ${format.number(all - bad)} von ${format.count(all, { one: "Zeile", other: "Zeilen" })}. Die übrigen haben keine Adresse oder zu viele Zellen.`,
    sendGood: "Nur gültige Zeilen hochladen",
    sendAll: "Alle Zeilen hochladen",
    correct: (corrections) =>
      corrections.includes("header") ? "Spalten zuordnen" : "Datei umwandeln",
    correctHint: (corrections, format) =>
      `Verwendet ${format.list(corrections.map((correction) => corrected[correction]))}. Ihre Originaldatei bleibt unverändert.`,
    template: "CSV-Vorlage herunterladen",
    refused: {
      "not-csv": "Das ist weder eine CSV-Datei noch eine Arbeitsmappe.",
      "one-at-a-time": "Wählen Sie jeweils nur eine Datei aus.",
    },
  },
};

const corrected: Readonly<Record<CsvCorrection, string>> = {
  header: "die Spalten der Vorlage in ihrer Reihenfolge",
  encoding: "einfaches UTF-8",
  delimiter: "Kommas",
  rows: "nur Zeilen mit Adressen",
  cells: "Ihre Korrekturen",
  format: "das CSV-Format",
};
