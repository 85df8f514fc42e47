import { maxSites } from "../../../core/pricing/sites/max-sites.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { siteTexts } from "../../scout-pricing/sites/sites.messages.ts";
import type { Pack } from "../pack.ts";

const addresses: PluralForms = { one: "Adresse", other: "Adressen" };
const sites: PluralForms = { one: "Standort", other: "Standorte" };

/** Several addresses, and the proposal for them. */
export const pricingSitesGerman: Pack<typeof siteTexts> = {
  sites: {
    heading: "Mehrere Adressen",
    hide: "Ausblenden",
    bar: (progress) => `Mehrere Adressen: ${progress}`,
    show: "Tabelle anzeigen",
    saveOpened: "Standort speichern",
    saveOpenedOf: (at) => `Standort speichern: ${at}`,

    hint: `Fügen Sie bis zu ${maxSites} Adressen ein, eine pro Zeile, oder laden Sie eine CSV-Datei oder Arbeitsmappe hoch. Sie prüfen die Liste, bevor Preise abgerufen werden.`,
    lines: "Adressen, eine pro Zeile",
    file: "CSV-Datei oder Arbeitsmappe",
    fileHint: "Benennen Sie die Spalten, zum Beispiel Address, City, State und ZIP.",
    check: "Adressen prüfen",
    noText: "Fügen Sie zuerst mindestens eine Adresse ein.",
    reading: (name) => `Wird gelesen: ${name}…`,
    removeList: "Liste entfernen",
    pasted: "die eingefügte Tabelle",
    refused: {
      binary: (name) => `Weder CSV-Datei noch Arbeitsmappe: ${name}.`,
      empty: (name) => `Keine lesbaren Zeilen: ${name}.`,
      unreadable: (name) =>
        `Geändert, umbenannt oder gelöscht: ${name}. Wählen Sie die Datei erneut aus.`,
      unavailable: (name) =>
        `Auf dieser Seite nicht lesbar: ${name}. Fügen Sie stattdessen die Zeilen ein.`,
      locked: (name) =>
        `Altes Format oder Passwort: ${name}. Speichern Sie die Datei als .xlsx ohne Passwort.`,
      "not-csv": (name) => `Weder CSV-Datei noch Arbeitsmappe: ${name}.`,
      "one-at-a-time": () => "Wählen Sie jeweils nur eine Datei aus.",
    },

    confirm: "Adressen prüfen",
    count: (count, format) => format.count(count, addresses),
    noAddresses: "Keine Adressen gefunden.",
    repeats: (repeated, first) =>
      repeated.length === 1
        ? `${numbered(repeated)} wiederholt Zeile ${first}.`
        : `${numbered(repeated)} wiederholen Zeile ${first}.`,
    shared: (same) =>
      `${numbered(same.map(({ number }) => number))} haben dieselbe Adresse: ${same[0]?.address}.`,
    keepOne: "Nur einen Standort pro Adresse behalten",
    notAmount: (rows, text) => `${numbered(rows)}: „${text}“ ist kein Betrag.`,
    moreNotAmounts: (count, format) =>
      `${format.count(count, { one: "weiterer Text in der Preisspalte ist kein Betrag", other: "weitere Texte in der Preisspalte sind keine Beträge" })}.`,
    beyond: (lines) =>
      `Ausgelassen: ${numbered(lines)}. Möglich sind höchstens ${maxSites} Adressen.`,
    unread: (count, format) =>
      `${format.count(count, { one: "Zeile am Ende der Datei wurde nicht gelesen", other: "Zeilen am Ende der Datei wurden nicht gelesen" })}.`,
    unclosed: (row) =>
      `Ein Anführungszeichen in Zeile ${row} wird nie geschlossen. Danach wurde nichts gelesen.`,
    encoding: (name) => `Die Datei ist in ${name} codiert.`,
    noColumn: "Keine Adressspalte gefunden. Jede Zeile wird als eine Adresse gelesen.",
    badHeading: (count, _unit, format) =>
      `${format.count(count, { one: "Zeile ist keine Adresse. Korrigieren Sie sie oder lassen Sie sie aus", other: "Zeilen sind keine Adressen. Korrigieren Sie sie oder lassen Sie sie aus" })}.`,
    badLine: (number, name) =>
      name === "" ? numbered([number]) : `${numbered([number])}: ${name}`,
    use: "Nutzen",
    useOf: (number) => `Zeile ${number} nutzen`,
    acceptAll: (count) => `Alle ${count} Zeilen mit zu vielen Zellen nutzen`,
    leaveOut: "Auslassen",
    leaveOutOf: (number) => `Zeile ${number} auslassen`,
    faults: {
      empty: "Keine Adresse.",
      ragged: "Diese Zeile hat mehr Zellen als Spaltennamen.",
      coordinates: "Das sind Koordinaten. Geben Sie stattdessen die Straßenadresse ein.",
      short: "Zu kurz für eine Adresse.",
      long: "Zu lang für eine Adresse.",
      noLetters: "Keine Straße gefunden.",
    },
    edit: "Ändern",
    editOf: (address) => `${address} ändern`,
    remove: "Entfernen",
    removeOf: (address) => `${address} entfernen`,
    address: "Adresse",
    cancel: "Abbrechen",
    moreBad: (count) => `Danach noch ${count} weitere.`,
    addresses: "Adressen für die Preise",
    start: (count, format) => `Preise für ${format.count(count, addresses)} abrufen`,
    noStart: "Keine Adressen vorhanden.",
    withoutBad: (count, _unit, format) =>
      `${format.count(count, { one: "Zeile ohne Adresse wird ausgelassen", other: "Zeilen ohne Adresse werden ausgelassen" })}.`,
    back: "Zurück",
    kept: "Ihre Liste ist in diesem Tab gespeichert, die Preise nicht.",
    notKept: "Die Liste geht verloren, wenn Sie diese Seite schließen oder neu laden.",

    progress: (priced, of) => `${priced} von ${of} mit Preis`,
    keptCount: (count, format) =>
      format.count(count, { one: "Adresse behalten", other: "Adressen behalten" }),
    details: {
      notFound: (count) => `${count} nicht gefunden`,
      unpriced: (count) => `${count} ohne Preis`,
      failed: (count) => `${count} mit Fehler`,
      before: (count) => `${count} zu erneuern`,
      left: (count) => `noch ${count}`,
      repeated: (count) => `${count} an der Adresse eines anderen Standorts`,
    },
    phases: {
      running: "Zwei Adressen gleichzeitig.",
      paused: "Angehalten.",
      done: "Fertig.",
      resting: (time) => `Zu viele Anfragen. Weiter um ${time} Uhr.`,
    },
    pause: "Anhalten",
    goOn: "Weiter",
    reloaded:
      "Die Seite wurde neu geladen. Ihre Liste und Auswahl sind erhalten. Rufen Sie die Preise erneut ab, denn sie können sich ändern.",
    denied: "Sie sind nicht berechtigt, Preise für diese Adressen abzurufen.",
    unreachable:
      "Mehrere Adressen nacheinander blieben ohne Antwort. Prüfen Sie Ihre Verbindung und machen Sie dann weiter.",
    againRefused: (count) =>
      count === 1
        ? "Adresse ohne Preis erneut versuchen"
        : `${count} Adressen ohne Preis erneut versuchen`,
    filter: "Zeigen",
    filters: {
      all: (count) => `Alle Standorte (${count})`,
      refused: (count) => `Ohne Preis (${count})`,
      different: (count) => `Preis für andere Adresse (${count})`,
      repeated: (count) => `An der Adresse eines anderen Standorts (${count})`,
    },

    needs: "Jeder Standort erhält",
    line: "Internet",
    lineKinds: { any: "Jede Art", broadband: "Breitband", dedicated: "Dediziert" },
    phoneLines: "Telefonleitungen",
    staticIp: "Feste IP",
    backup: "Backup-Leitung",
    noBackup: "Keine",
    backupNote:
      "Eine Backup-Leitung hat einen anderen Anbieter, eine andere Zugangsart und dieselbe Laufzeit.",
    missing: {
      phone: "Keine Telefonleitungen",
      staticIp: "Keine feste IP",
      backup: "Keine Backup-Leitung",
    },
    service: (title, quantity) => (quantity > 1 ? `${title} × ${quantity}` : title),
    backupIn: (provider, title) => `${provider}: ${title}`,
    backupOf: (provider, title, monthly) => `Backup: ${provider}, ${title}, ${monthly}/Monat`,
    moreOffers: (count) => `${count} weitere`,
    moreOffersOf: (count, at) =>
      count === 1 ? `${count} weiterer Tarif für ${at}` : `${count} weitere Tarife für ${at}`,
    bestOf: (at) => `Bester Tarif für ${at}`,
    terms: "Standorte nach Laufzeit",
    termTotal: "Gesamt über Laufzeit",
    totalOver: (months, isAssumed) =>
      isAssumed
        ? `Gesamt über ${months} Monate, wenn der Preis gleich bleibt`
        : `Gesamt über ${months} Monate`,
    allTermsTotal: (isAssumed) =>
      isAssumed
        ? "Gesamt über alle Laufzeiten, wenn der Preis gleich bleibt"
        : "Gesamt über alle Laufzeiten",
    otherServices: (count) => `${count} mit anderem Dienst`,
    unpricedSites: (count) => `${count} ohne Preis`,
    ifPriceStays: "wenn der Preis gleich bleibt",
    chooseTerm: "Nutzen",
    chooseTermOf: (term) => `${term} für alle Standorte nutzen`,

    criterion: "Bester Tarif",
    criteria: {
      cheapest: "Günstigster",
      sameProvider: "Überall derselbe Anbieter",
      fiber: "Nur Glasfaser",
    },
    minimum: "Mindestbandbreite",
    anySpeed: "Jede Bandbreite",
    atLeast: (speed) => `ab ${speed}`,
    term: "Laufzeit",
    anyTerm: "Jede Laufzeit",
    everywhere: (provider, count, of) =>
      `Die meisten Standorte mit Preis versorgt ${provider}: ${count} von ${of}.`,

    table: "Beste Tarife nach Standort",
    offer: "Tarif",
    act: "Aktion",
    offerOf: (at) => `Tarif für ${at}`,
    byCriterion: "Bester Tarif",
    own: "Ihre Auswahl",
    unsaved: "Ungespeichert",
    gone: "Ihre Auswahl ist hier nicht mehr verfügbar.",
    sameAs: (at) => `Gleiche Adresse wie ${at}. Die Summe zählt beide.`,
    open: "Öffnen",
    openOf: (at) => `Öffnen: ${at} als Angebot`,
    newAddress: "Neue Adresse",
    noNewAddress: "Geben Sie eine Adresse ein.",
    clearAddress: "Adresse leeren",
    priceEdited: "Preise abrufen",
    again: "Neuer Versuch",
    againOf: (at) => `Neuer Versuch: ${at}`,
    priceOf: (at) => `Preise für ${at}`,
    price: "Preise",
    notes: {
      waiting: "Wartet",
      pricing: "Preisabruf…",
      later: "Der Server hat zu lange gebraucht. Nächster Versuch in einer Minute.",
      pricedBefore: "Stand vor dem Neuladen",
      failed: "Es ist ein Fehler aufgetreten.",
      failedWith: (status) => `Es ist ein Fehler aufgetreten. (${status})`,
      unanswered: "Keine Antwort.",
      noOffer: "Kein passender Tarif.",
      noServices: "Derzeit gibt es keine Ergebnisse.",
    },

    savingsHeading: "Ersparnis",
    savingsHint:
      "Geben Sie ein, was der Kunde jetzt zahlt. Eine eingefügte Preisspalte füllt auch die Standorte darunter.",
    savings: "Bisherige Kosten nach Standort",
    currentProvider: "Bisheriger Anbieter",
    currentProviderOf: (at) => `Bisheriger Anbieter: ${at}`,
    currentMonthly: "Bisher monatlich",
    currentMonthlyIs: (amount) => `Bisher monatlich: ${amount}`,
    currentMonthlyOf: (at) => `Bisher monatlich: ${at}`,
    endsOn: "Vertragsende",
    endsOnOf: (at) => `Vertragsende: ${at}`,
    savingMonthly: "Ersparnis pro Monat",
    costMonthly: "Mehrkosten pro Monat",
    saves: (amount) => `Ersparnis pro Monat: ${amount}`,
    costs: (amount) => `Mehrkosten pro Monat: ${amount}`,
    figureAt: (label, count, of) =>
      count === of ? label : `${label} (${count} von ${of} Standorten)`,
    savingOverTerm: "Ersparnis über Laufzeit",
    savingIfPriceStays: "Ersparnis über Laufzeit (wenn der Preis gleich bleibt)",
    payback: "Amortisationsdauer",
    months: (count, format) => format.count(count, { one: "Monat", other: "Monate" }),
    noPayback: "Nie",
    atOnce: "Sofort",
    savingsOf: (count, of) => (count === of ? "Alle Standorte" : `${count} von ${of} Standorten`),
    savingsNote:
      "Zählt nur Standorte mit beiden Preisen. Von der Ersparnis über Laufzeit sind die Einmalkosten abgezogen.",
    notMoney: "Geben Sie einen Betrag in Dollar ein, zum Beispiel 129.50.",
    printSavings: "Ersparnis im Angebot zeigen",

    printProposal: "Angebot drucken",
    savePdf: "PDF herunterladen",
    noProposal: "Noch hat kein Standort einen Preis.",
    pdfFailed:
      "Das PDF konnte nicht erstellt werden. Versuchen Sie es erneut oder drucken Sie das Angebot.",
    siteAt: (number) => `Standort ${number}`,
    subtotal: "Teilsumme",
    backupMark: (title) => `${title} (Backup)`,
    unavailable: (reason) => `Nicht verfügbar: ${reason}`,

    pricedSites: "Standorte",
    siteCount: (count, of) => (count === of ? count : `${count} von ${of}`),
    totals: "Summen nach Anbieter",
    chosenSites: "Standorte",
    possible: "Bei Nutzung an jedem verfügbaren Standort",
    possibleText: (count, monthly) => `${count}, ${monthly}/Monat`,
    sites: (count, format) => format.count(count, sites),
    sum: (count, of) => `Summe (${count} von ${of} Standorten)`,
    others: (count) => `Weitere Anbieter (${count})`,
    othersTable: "Weitere Anbieter",
    sumNote: "Standorte ohne Tarif sind nicht enthalten.",

    copyLink: "Link kopieren",
    linkCopied: "Link kopiert. Empfänger prüfen die Liste und sehen ihre eigenen Preise.",
    linkNotCopied: "Der Link konnte nicht kopiert werden.",
    linkTooLong:
      "Die Liste ist zu lang für einen Link. Laden Sie sie stattdessen als CSV herunter.",
    change: "Liste ändern",
    fileName: "Standorte.csv",
    columns: {
      site: "Standort",
      answered: "Preise für",
      provider: "Anbieter",
      service: "Dienst",
      speed: "Bandbreite",
      access: "Zugang",
      term: "Laufzeit",
      backup: "Backup",
      monthly: "Monatlich",
      install: "Einmalig",
      todayProvider: "Bisheriger Anbieter",
      todayMonthly: "Bisher monatlich",
      todayEndsOn: "Vertragsende",
      savings: "Ersparnis/Monat",
      note: "Hinweis",
    },
    totalOf: (provider, count, of) =>
      provider === null
        ? `Summe (${count} von ${of} Standorten)`
        : `Summe von ${provider}, ${count} ${count === 1 ? "Standort" : "Standorte"}`,

    offerGone: (title) => `${title} ist an dieser Adresse nicht mehr verfügbar.`,
    otherPrice: (title, now, before) => `${title} kostet jetzt ${now}/Monat (vorher ${before}).`,
  },
};

const linesNamed = 8;

/** Examples: `Zeile 5`, `Zeilen 5, 7 und 9`. German has one word for the rows of a file and the lines of a text. */
function numbered(numbers: readonly number[]): string {
  if (numbers.length === 1) return `Zeile ${numbers[0]}`;
  const shown = numbers.slice(0, linesNamed);
  const rest = numbers.length - shown.length;
  const texts = [...shown.map(String), ...(rest > 0 ? [`${rest} weitere`] : [])];
  return `Zeilen ${texts.slice(0, -1).join(", ")} und ${texts.at(-1)}`;
}
