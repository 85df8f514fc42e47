import type { LeftOutReason } from "../../../core/lists/left-out-rows.ts";
import type { listTexts } from "../../lists/lists.messages.ts";
import type { Pack } from "../pack.ts";

/** How a list of addresses is read, for all elements that take one. */
export const listsGerman: Pack<typeof listTexts> = {
  lists: {
    columns: "Spalten",
    unnamedColumn: (number) => `Spalte ${number}`,
    notUsed: "Ungenutzt",
    sample: (text) => `Zum Beispiel: ${text}`,
    noSample: "Diese Spalte ist leer.",
    roles: {
      address: "Straßenadresse",
      number: "Hausnummer",
      direction: "Richtung vor der Straße",
      street: "Straßenname",
      suffix: "Straßentyp",
      endDirection: "Richtung nach der Straße",
      building: "Gebäude",
      floor: "Etage",
      unitType: "Art der Einheit",
      unit: "Suite oder Einheit",
      urbanization: "Urbanización",
      cityStateZip: "Ort, Staat und PLZ",
      city: "Ort",
      state: "Staat",
      zip: "PLZ",
      zip4: "ZIP+4",
      country: "Land",
      name: "Standortname",
      id: "Standort-ID",
      currentProvider: "Bisheriger Anbieter",
      currentMonthly: "Bisher monatlich",
      contractEnd: "Vertragsende",
    },
    doubtful: (columns, used, format) =>
      `Mehrere Spalten enthalten Adressen: ${format.list(columns)}. Verwendet wird ${used}.`,
    columnWithSample: (name, sample) => (sample === "" ? `„${name}“` : `„${name}“ (${sample})`),
    onlyCoordinates:
      "Es fehlt eine Adressspalte. Koordinaten können nicht abgefragt werden. Fügen Sie Straßenadressen hinzu.",

    sheet: "Blatt",
    hiddenSheet: (name) => `${name} (ausgeblendet)`,
    namesRow: "Zeile mit den Spaltennamen",
    noNames: "Keine Spaltennamen",
    row: (number, text) => `Zeile ${number}: ${text}`,
    foundNames: (row) => `Die Spaltennamen stehen in Zeile ${row}.`,

    encoding: "Textcodierung",
    encodingHint: "Wählen Sie eine andere, wenn Buchstaben falsch aussehen.",
    encodings: {
      "utf-8": "UTF-8",
      "utf-8-bom": "UTF-8 mit Byte-Reihenfolge-Marke",
      "utf-16le": "UTF-16",
      "utf-16be": "UTF-16, Big-Endian",
      "latin-1": "Latin-1",
      "mac-roman": "Mac Roman",
      binary: "",
    },

    leftOut: (count, _unit, format) =>
      `${format.count(count, { one: "Zeile ausgelassen", other: "Zeilen ausgelassen" })}.`,
    leftOutRow: (number, reason, text) => `Zeile ${number}, ${reasons[reason]}: ${text}`,
    keep: "Behalten",
    keepOf: (number) => `Zeile ${number} behalten`,
    leaveOutAgain: "Wieder auslassen",
    more: (count, { number }) => `${number(count)} weitere nicht angezeigt.`,

    damage: "Korrekturvorschläge",
    damageHeads: { row: "Zeile", before: "Jetzt", after: "Neu" },
    damageReasons: {
      "zip-zeros": "Führende Nullen sind verloren gegangen.",
      "zip-hyphen": "Der Bindestrich fehlt.",
      "zip-decimal": "Eine Tabellenkalkulation hat eine Dezimalstelle angehängt.",
      "zip-short": "Diese Postleitzahl ist zu kurz.",
      "empty-place": "Leer, wie unter einer verbundenen Zelle.",
      date: "Eine Tabellenkalkulation hat daraus ein Datum gemacht.",
      power: "Eine Tabellenkalkulation hat diese Zahl gerundet.",
    },
    noFix: "In der Datei korrigieren",
    emptyCell: "Leer",
    damageAct: "Anwenden oder rückgängig machen",
    applyFix: "Anwenden",
    undoFix: "Rückgängig",
    fixOf: (isApplied, before, after, row) =>
      `${isApplied ? "Rückgängig" : "Anwenden"}: ${before || "leer"} wird ${after}, Zeile ${row}`,
    applyFixes: (count, format) =>
      count === 0
        ? "Alles korrigieren"
        : `${format.count(count, { one: "Korrektur", other: "Korrekturen" })} anwenden`,
    fixesApplied: (count, format) =>
      `${format.count(count, { one: "Korrektur angewendet", other: "Korrekturen angewendet" })}. Ihre Originaldatei bleibt unverändert.`,
    allApplied: "Alle Korrekturen sind angewendet.",
    undo: "Zurücknehmen",
    noneApplied: "Keine Korrektur ist angewendet.",

    notes: {
      "post-box": (count, where, format) =>
        `${format.count(count, { one: "Zeile ist ein Postfach", other: "Zeilen sind Postfächer" })}: ${where}. Anbieter benötigen eine Straßenadresse.`,
      "rural-route": (count, where, format) =>
        `${format.count(count, { one: "Zeile ist eine ländliche Zustellroute", other: "Zeilen sind ländliche Zustellrouten" })}: ${where}. Anbieter benötigen eine Straßenadresse.`,
      coordinates: (count, where, format) =>
        `${format.count(count, { one: "Zeile enthält Koordinaten", other: "Zeilen enthalten Koordinaten" })}: ${where}. Geben Sie stattdessen Straßenadressen ein.`,
      "no-number": (count, where, format) =>
        `${format.count(count, { one: "Zeile hat keine Hausnummer", other: "Zeilen haben keine Hausnummer" })}: ${where}.`,
    },
    dateSerials: (count, before, after, where, format) =>
      `${format.count(count, { one: "Vertragsende ist eine Zahl, als Datum gelesen", other: "Vertragsenden sind Zahlen, als Datum gelesen" })} (${before} als ${after}): ${where}.`,
    inRows: ({ rows, hasMore }) =>
      `${rows.length === 1 && !hasMore ? "Zeile" : "Zeilen"} ${rows.join(", ")}${hasMore ? ", …" : ""}`,
  },
};

const reasons: Readonly<Record<LeftOutReason, string>> = {
  title: "ein Titel",
  total: "eine Summe",
  names: "wiederholte Spaltennamen",
  greeting: "eine Anrede",
  thanks: "eine Schlussformel",
  mail: "Teil der E-Mail",
  signature: "Teil der Signatur",
};
