import type { finderLoadingTexts } from "../../solutions-finder/loading.messages.ts";
import type { finderTexts } from "../../solutions-finder/solutions-finder.messages.ts";
import type { Pack } from "../pack.ts";

export const finderGerman: Pack<typeof finderTexts | typeof finderLoadingTexts> = {
  "finder-loading": { loading: "Anbieter werden geladen" },
  "solutions-finder": {
    heading: "Lösungssuche",
    acrossTheStack: "Alle Lösungen",
    searchKeywords: "Stichwortsuche",
    clear: "Leeren",
    selectedProviders: "Ausgewählte Anbieter",
    availableProviders: "Verfügbare Anbieter",
    filterLimit: "Hinweis: Filtergrenze erreicht. Es sind höchstens 30 Filter möglich.",
    failed: "Es ist ein Fehler aufgetreten.",
    found: (count, write) => `${write(count)} Anbieter gefunden`,
    matched: (count, write) =>
      count === 1 ? `${write(count)} passender Anbieter` : `${write(count)} passende Anbieter`,
    available: (count, write) =>
      count === 1 ? `${write(count)} verfügbarer Anbieter` : `${write(count)} verfügbare Anbieter`,
    counter: (matches, filters) => `${matches} von ${filters}`,
    introduction:
      "Suchen Sie Anbieter nach Name oder Bedarf und fügen Sie einem Angebot bis zu 8 davon hinzu.",
    tryAgain: "Neuer Versuch",
    categories: "Lösungskategorien",
    childCategories: (category) => `Arten von ${category}`,
    filters: "Filter",
    questions: "Fragen",
    done: "Fertig",
    search: "Suchen",
    skip: "Zu den Ergebnissen springen",
    skipToProposal: "Zu den ausgewählten Anbietern springen",
    filterProblem: {
      unknown:
        "Kein passender Filter oder Anbieter. Versuchen Sie es mit einem kürzeren Wort oder öffnen Sie unten einen Filter.",
      ambiguous: "Mehrere Filter heißen so. Wählen Sie einen aus.",
    },
    answerProblem: {
      unknown:
        "Keine passende Antwort und kein passender Anbieter. Versuchen Sie es mit einem kürzeren Wort oder wählen Sie unten eine Antwort.",
      ambiguous: "Mehrere Antworten heißen so. Wählen Sie eine aus.",
    },
    categoryPlace: (label, above) =>
      above === null ? `${label} (Kategorie)` : `${label} (Kategorie: ${above})`,
    facetPlace: (title) => `${title} (Filter)`,
    questionPlace: (question) => `${question} (Frage)`,
    filtersFull: "Sie können bis zu 30 Filter auswählen.",
    applied: "Aktive Filter",
    remove: "Entfernen",
    cleared: (filters, providers, { count, list }) =>
      `Entfernt: ${list([
        ...(filters > 0 ? [count(filters, { one: "Filter", other: "Filter" })] : []),
        ...(providers > 0
          ? [count(providers, { one: "ausgewählter Anbieter", other: "ausgewählte Anbieter" })]
          : []),
      ])}.`,
    undo: "Rückgängig",
    dismiss: "Schließen",
    notices: "Hinweise",
    results: "Anbieter",
    noProviders: "Keine Anbieter in dieser Kategorie.",
    chooseOther: "Wählen Sie oben eine andere Kategorie.",
    noMatches: "Kein Anbieter erfüllt alle Filter. Die besten Treffer stehen unten.",
    unit: () => " Anbieter",
    meets: (labels) => `Erfüllt: ${labels}`,
    select: (name) => `${name} auswählen`,
    proposal: "Angebot",
    proposalHint: "Zum Umordnen ziehen.",
    noneSelected: "Wählen Sie in der Liste bis zu 8 Anbieter für ein Angebot aus.",
    noneAvailable: "Alle Anbieter sind ausgewählt.",
    customerName: "Kundenname",
    report: "Bericht erstellen",
    matrix: "Matrix erstellen",
    selectFirst: "Wählen Sie zuerst einen Anbieter aus.",
    openReport: { report: "Bericht öffnen", matrix: "Matrix öffnen" },
    blocked: "Ihr Browser hat das neue Fenster blockiert.",
    selectionFull: "Sie können bis zu 8 Anbieter auswählen.",
    moveUp: (name) => `${name} nach oben`,
    moveDown: (name) => `${name} nach unten`,
    unselect: (name) => `${name} entfernen`,
    unselectAll: "Alle entfernen",
    isSelected: (name, count) => `${name} ausgewählt, ${count} von 8`,
    isUnselected: (name) => `${name} aus der Auswahl entfernt`,
    isMoved: (name, place, count) => `${name} steht jetzt auf Platz ${place} von ${count}`,
    selectedOf: (count) => `${count} von 8`,
    review: (selected) => `Auswahl prüfen (${selected})`,
  },
};
