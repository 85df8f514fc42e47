import type { siteSearchTexts } from "../../site-search/site-search.messages.ts";
import type { Pack } from "../pack.ts";

export const siteSearchGerman: Pack<typeof siteSearchTexts> = {
  "site-search": {
    none: "Ihre Suche hat keine Ergebnisse geliefert.",
    failed: "Es ist ein Fehler aufgetreten.",
    heading: "Suchergebnisse",
    resultsFor: "Ergebnisse für",
    results: "Ergebnisse",
    loading: "Suche läuft",
    searchOther:
      "Prüfen Sie die Schreibweise oder versuchen Sie es mit weniger oder allgemeineren Wörtern.",
    noWords: "Geben Sie ein Stichwort oder einen Seitentitel ein.",
    searchAgain: "Erneut suchen",
    keywords: "Stichwörter",
    search: "Suchen",
    tryAgain: "Neuer Versuch",
    count: (results, text) => (results === 1 ? "1 Ergebnis" : `${text} Ergebnisse`),
    firstOf: (listed, total) =>
      `Die ersten ${listed} von ${total} Ergebnissen. Mit weiteren Wörtern grenzen Sie die Suche ein.`,
  },
};
