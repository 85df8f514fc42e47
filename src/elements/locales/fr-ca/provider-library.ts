import type { providerLibraryTexts } from "../../provider-library/provider-library.messages.ts";
import type { Pack } from "../pack.ts";

export const providersFrench: Pack<typeof providerLibraryTexts> = {
  "provider-library": {
    findProvider: "Trouver un fournisseur",
    allCategories: "Tous",
    clear: "Effacer",
    providersFound: (count, text) =>
      count < 2 ? `${text} fournisseur trouvé` : `${text} fournisseurs trouvés`,
    failed: "Une erreur s’est produite.",
    heading: "Bibliothèque de fournisseurs",
    introduction: "Choisissez un fournisseur pour ouvrir sa page.",
    search: "Rechercher",
    clearSearch: "Effacer la recherche",
    categories: "Catégories",
    providers: "Fournisseurs",
    none: "Aucun fournisseur pour l’instant.",
    noneMatches: "Aucun fournisseur ne correspond.",
    searchOther: "Essayez un autre nom ou une autre catégorie.",
    showAll: "Tous les fournisseurs",
    loading: "Chargement des fournisseurs",
    tryAgain: "Réessayer",
    newTab: " (s’ouvre dans un nouvel onglet)",
  },
};
