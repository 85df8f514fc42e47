import type { providerLibraryTexts } from "../../provider-library/provider-library.messages.ts";
import type { Pack } from "../pack.ts";

export const providersGerman: Pack<typeof providerLibraryTexts> = {
  "provider-library": {
    findProvider: "Anbieter suchen",
    allCategories: "Alle",
    clear: "Leeren",
    providersFound: (_count, text) => `${text} Anbieter gefunden`,
    failed: "Es ist ein Fehler aufgetreten.",
    heading: "Anbieterbibliothek",
    introduction: "Wählen Sie einen Anbieter, um seine Seite zu öffnen.",
    search: "Suchen",
    clearSearch: "Suche leeren",
    categories: "Kategorien",
    providers: "Anbieter",
    none: "Noch keine Anbieter.",
    noneMatches: "Keine passenden Anbieter.",
    searchOther: "Versuchen Sie es mit einem anderen Namen oder einer anderen Kategorie.",
    showAll: "Alle Anbieter anzeigen",
    loading: "Anbieter werden geladen",
    tryAgain: "Neuer Versuch",
    newTab: " (öffnet einen neuen Tab)",
  },
};
