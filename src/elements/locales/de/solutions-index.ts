import type { solutionsIndexTexts } from "../../solutions-index/solutions-index.messages.ts";
import type { Pack } from "../pack.ts";

export const indexGerman: Pack<typeof solutionsIndexTexts> = {
  "solutions-index": {
    heading: "Lösungsindex",
    selectProvider: "- Anbieter auswählen -",
    expandAll: "Alle öffnen",
    collapseAll: "Alle schließen",
    makeEdits: "Bearbeiten",
    submitEdits: "Einreichen",
    cancel: "Abbrechen",
    inModeration:
      "Für diesen Anbieter wurden kürzlich Änderungen eingereicht, die unten enthalten sind. Änderungen bleiben ein Entwurf, bis sie geprüft und für alle Benutzer veröffentlicht sind.",
    updated: (provider) => `${provider} wurde aktualisiert.`,
    submitted: "Ihre Änderungen wurden zur Prüfung und Veröffentlichung eingereicht.",
    nothingSelected: "Wählen Sie etwas aus, bevor Sie Änderungen einreichen.",
    failed: "Es ist ein Fehler aufgetreten. Versuchen Sie es später erneut.",
    loadFailed: "Es ist ein Fehler aufgetreten.",
    introduction: "Sehen Sie Kategorie für Kategorie, was jeder Anbieter abdeckt.",
    provider: "Anbieter",
    clearProvider: "Auswahl leeren",
    searchCapabilities: "Leistungen suchen",
    found: (found, total, { count, number }) =>
      `${number(found)} von ${count(total, { one: "Leistung", other: "Leistungen" })}`,
    total: (total, { count }) => count(total, { one: "Leistung", other: "Leistungen" }),
    noneFound: "Keine passenden Leistungen.",
    searchOther: "Versuchen Sie es mit weniger oder anderen Wörtern.",
    showAll: "Alle Leistungen anzeigen",
    categories: "Kategorien",
    covered: " (abgedeckt)",
    notSavable: "Kann nicht geändert werden. Der Server hat für diesen Begriff keine ID gesendet.",
    none: "Es gibt keine Kategorien.",
    loading: "Der Lösungsindex wird geladen",
    tryAgain: "Neuer Versuch",
    editing: (provider) =>
      `Sie bearbeiten ${provider}. Kreuzen Sie alles an, was dieser Anbieter bietet.`,
    changes: (changes, { count }) =>
      changes === 0
        ? "Noch keine Änderungen"
        : count(changes, { one: "Änderung", other: "Änderungen" }),
    discardHeading: "Änderungen verwerfen?",
    discardText: (provider) => `Ihre Änderungen an ${provider} wurden noch nicht eingereicht.`,
    discard: "Verwerfen",
    keep: "Weiter bearbeiten",
  },
};
