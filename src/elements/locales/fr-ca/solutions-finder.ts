import type { finderLoadingTexts } from "../../solutions-finder/loading.messages.ts";
import type { finderTexts } from "../../solutions-finder/solutions-finder.messages.ts";
import type { Pack } from "../pack.ts";

const providerOf = (count: number) => (count < 2 ? "fournisseur" : "fournisseurs");

export const finderFrench: Pack<typeof finderTexts | typeof finderLoadingTexts> = {
  "finder-loading": { loading: "Chargement des fournisseurs" },
  "solutions-finder": {
    heading: "Recherche de solutions",
    acrossTheStack: "Toutes les solutions",
    searchKeywords: "Recherche par mot-clé",
    clear: "Effacer",
    selectedProviders: "Fournisseurs choisis",
    availableProviders: "Fournisseurs disponibles",
    filterLimit:
      "Attention\u00a0: limite de filtres atteinte. Vous pouvez choisir jusqu’à 30 filtres.",
    failed: "Une erreur s’est produite.",
    found: (count, write) =>
      `${write(count)} ${providerOf(count)} ${count < 2 ? "trouvé" : "trouvés"}`,
    matched: (count, write) =>
      `${write(count)} ${providerOf(count)} ${count < 2 ? "correspond" : "correspondent"}`,
    available: (count, write) =>
      `${write(count)} ${providerOf(count)} ${count < 2 ? "disponible" : "disponibles"}`,
    counter: (matches, filters) => `${matches} sur ${filters}`,
    introduction:
      "Trouvez des fournisseurs par nom ou par besoin, puis ajoutez-en jusqu’à 8 à une proposition.",
    tryAgain: "Réessayer",
    categories: "Catégories de solutions",
    childCategories: (category) => `Types\u00a0: ${category}`,
    filters: "Filtres",
    questions: "Questions",
    done: "Terminé",
    search: "Rechercher",
    skip: "Aller aux résultats",
    skipToProposal: "Aller aux fournisseurs choisis",
    filterProblem: {
      unknown:
        "Aucun filtre ni fournisseur ne correspond. Essayez un mot plus court ou ouvrez un filtre ci-dessous.",
      ambiguous: "Plusieurs filtres portent ce nom. Choisissez-en un.",
    },
    answerProblem: {
      unknown:
        "Aucune réponse ni aucun fournisseur ne correspond. Essayez un mot plus court ou choisissez une réponse ci-dessous.",
      ambiguous: "Plusieurs réponses portent ce nom. Choisissez-en une.",
    },
    categoryPlace: (label, above) =>
      above === null ? `${label} (catégorie)` : `${label} (catégorie\u00a0: ${above})`,
    facetPlace: (title) => `${title} (filtres)`,
    questionPlace: (question) => `${question} (question)`,
    filtersFull: "Vous pouvez choisir jusqu’à 30 filtres.",
    applied: "Filtres appliqués",
    remove: "Retirer",
    cleared: (filters, providers, { count, list }) =>
      `Éléments retirés\u00a0: ${list([
        ...(filters > 0 ? [count(filters, { one: "filtre", other: "filtres" })] : []),
        ...(providers > 0
          ? [count(providers, { one: "fournisseur choisi", other: "fournisseurs choisis" })]
          : []),
      ])}.`,
    undo: "Annuler",
    dismiss: "Fermer l’avis",
    notices: "Avis",
    results: "Fournisseurs",
    noProviders: "Aucun fournisseur dans cette catégorie.",
    chooseOther: "Choisissez une autre catégorie ci-dessus.",
    noMatches:
      "Aucun fournisseur ne répond à tous les filtres. Les plus proches figurent ci-dessous.",
    unit: (count) => ` ${providerOf(count)}`,
    meets: (labels) => `Répond à\u00a0: ${labels}`,
    select: (name) => `Choisir ${name}`,
    proposal: "Proposition",
    proposalHint: "Glissez pour réordonner.",
    noneSelected: "Choisissez jusqu’à 8 fournisseurs dans la liste pour une proposition.",
    noneAvailable: "Tous les fournisseurs sont choisis.",
    customerName: "Nom du client",
    report: "Créer le rapport",
    matrix: "Créer la matrice",
    selectFirst: "Choisissez d’abord un fournisseur.",
    openReport: { report: "Ouvrir le rapport", matrix: "Ouvrir la matrice" },
    blocked: "Votre navigateur a bloqué la nouvelle fenêtre.",
    selectionFull: "Vous pouvez choisir jusqu’à 8 fournisseurs.",
    moveUp: (name) => `Monter ${name}`,
    moveDown: (name) => `Descendre ${name}`,
    unselect: (name) => `Retirer ${name}`,
    unselectAll: "Tout retirer",
    isSelected: (name, count) => `Choix\u00a0: ${name}, ${count} sur 8`,
    isUnselected: (name) => `Retrait\u00a0: ${name}`,
    isMoved: (name, place, count) => `${name} est maintenant au rang ${place} sur ${count}`,
    selectedOf: (count) => `${count} sur 8`,
    review: (selected) => `Revoir la sélection (${selected})`,
  },
};
