import type { solutionsIndexTexts } from "../../solutions-index/solutions-index.messages.ts";
import type { Pack } from "../pack.ts";

const capabilities = { one: "fonctionnalité", other: "fonctionnalités" };

export const indexFrench: Pack<typeof solutionsIndexTexts> = {
  "solutions-index": {
    heading: "Index des solutions",
    selectProvider: "- Choisir un fournisseur -",
    expandAll: "Tout développer",
    collapseAll: "Tout réduire",
    makeEdits: "Modifier",
    submitEdits: "Soumettre",
    cancel: "Annuler",
    inModeration:
      "Des modifications ont été soumises récemment pour ce fournisseur et figurent ci-dessous. Elles restent à l’état d’ébauche jusqu’à leur révision et leur publication pour tous les utilisateurs.",
    updated: (provider) => `Fournisseur mis à jour\u00a0: ${provider}.`,
    submitted: "Vos modifications ont été soumises pour révision et publication.",
    nothingSelected: "Faites au moins un choix avant de soumettre vos modifications.",
    failed: "Une erreur s’est produite. Réessayez plus tard.",
    loadFailed: "Une erreur s’est produite.",
    introduction: "Voyez ce qu’offre chaque fournisseur, catégorie par catégorie.",
    provider: "Fournisseur",
    clearProvider: "Effacer le fournisseur",
    searchCapabilities: "Chercher une fonctionnalité",
    found: (found, total, { count, number }) =>
      `${number(found)} sur ${count(total, capabilities)}`,
    total: (total, { count }) => count(total, capabilities),
    noneFound: "Aucune fonctionnalité ne correspond.",
    searchOther: "Essayez moins de mots ou d’autres mots.",
    showAll: "Afficher toutes les fonctionnalités",
    categories: "Catégories",
    covered: " (offerte)",
    notSavable: "Ne peut pas être modifié. Le serveur n’a pas envoyé d’identifiant pour ce terme.",
    none: "Il n’y a aucune catégorie.",
    loading: "Chargement de l’index des solutions",
    tryAgain: "Réessayer",
    editing: (provider) =>
      `Modification\u00a0: ${provider}. Cochez tout ce qu’offre ce fournisseur.`,
    changes: (changes, { count }) =>
      changes === 0
        ? "Aucune modification"
        : count(changes, { one: "modification", other: "modifications" }),
    discardHeading: "Abandonner vos modifications?",
    discardText: (provider) => `Vos modifications n’ont pas été soumises\u00a0: ${provider}.`,
    discard: "Abandonner",
    keep: "Continuer",
  },
};
