import type { siteSearchTexts } from "../../site-search/site-search.messages.ts";
import type { Pack } from "../pack.ts";

export const siteSearchFrench: Pack<typeof siteSearchTexts> = {
  "site-search": {
    none: "Votre recherche n’a donné aucun résultat.",
    failed: "Une erreur s’est produite.",
    heading: "Résultats de la recherche",
    resultsFor: "Résultats pour",
    results: "Résultats",
    loading: "Recherche en cours",
    searchOther: "Vérifiez l’orthographe, ou essayez moins de mots ou des mots plus généraux.",
    noWords: "Entrez un mot-clé ou le titre d’une page.",
    searchAgain: "Nouvelle recherche",
    keywords: "Mots-clés",
    search: "Rechercher",
    tryAgain: "Réessayer",
    count: (results, text) => (results < 2 ? `${text} résultat` : `${text} résultats`),
    firstOf: (listed, total) =>
      `Voici les ${listed} premiers résultats sur ${total}. Ajoutez des mots pour préciser la recherche.`,
  },
};
