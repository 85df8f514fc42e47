import type { contractListTexts } from "../../scout-contracts/scout-contracts.messages.ts";
import type { Pack } from "../pack.ts";

export const contractsFrench: Pack<typeof contractListTexts> = {
  "scout-contracts": {
    heading: "Contrats",
    creationDate: "Date de création",
    customerName: "Nom du client",
    serviceProvider: "Fournisseur de services",
    status: "État",
    actions: "Actions",
    none: "Il n’y a aucun contrat pour le moment.",
    downloadPdf: "Télécharger le PDF",
    editDraft: "Modifier l’ébauche",
    priceAgain: "Refaire les prix",
    openContract: "Ouvrir le contrat",
    completed: "prêt à créer",
    expired: "prix à refaire dans scout",
    draft: "ébauche",
    failed: "Une erreur s’est produite.",
    introduction:
      "Poursuivez une ébauche, téléchargez un contrat terminé ou refaites les prix d’un contrat expiré.",
    search: "Rechercher des contrats",
    state: "État",
    address: "Adresse",
    allStates: (count) => `Tous les états (${count})`,
    stateCount: (state, count) => `${state} (${count})`,
    clear: "Effacer",
    show: (state) => `Afficher\u00a0: ${state}`,
    noneYet:
      "Demandez les prix pour une adresse, puis créez un contrat à partir de la proposition.",
    priceAddress: "Voir les prix d’une adresse",
    noneFound: "Aucun contrat ne correspond.",
    searchOther: "Essayez d’autres mots ou un autre état.",
    showAll: "Tous les contrats",
    tryAgain: "Réessayer",
    loading: "Chargement des contrats",
    noCustomer: "–",
    of: (customer, provider) =>
      [customer && `pour ${customer}`, provider && `avec ${provider}`].filter(Boolean).join(" "),
    found: (found, total, { count, number }) => {
      const all = count(total, { one: "contrat", other: "contrats" });
      return found === total ? all : `${number(found)} sur ${all}`;
    },
    downloading: "Téléchargement du contrat",
  },
};
