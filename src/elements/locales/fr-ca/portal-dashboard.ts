import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { dashboardTexts } from "../../portal-dashboard/portal-dashboard.messages.ts";
import type { workTexts } from "../../portal-dashboard/work.messages.ts";
import type { Pack } from "../pack.ts";
import { bulkFrenchTexts } from "./bulk.ts";
import { navigationFrench } from "./navigation.ts";

const { items, scout } = navigationFrench.navigation;

export const dashboardFrench: Pack<typeof bulkTexts | typeof dashboardTexts | typeof workTexts> = {
  ...bulkFrenchTexts,
  "portal-dashboard": {
    heading: items.dashboard,
    loading: "Chargement",
    search: "Rechercher",
    clearSearch: "Effacer la recherche",
    scout: items.scout,
    solutions: "Solutions",
    libraries: "Bibliothèques",
    address: "Adresse",
    addressPlaceholder: "Commencez à entrer une adresse",
    searchAddress: "Rechercher l’adresse",
    tooShort: "Entrez une adresse complète.",
    keywords: "Recherche par mot-clé",
    keywordsPlaceholder: "Service ou fonctionnalité",
    searchKeywords: "Rechercher des solutions",
    provider: "Trouver un fournisseur",
    providerPlaceholder: "Nom du fournisseur",
    searchProvider: "Rechercher le fournisseur",
    ...scout,
    finder: items.finder,
    index: "Index des solutions",
    questionnaires: items.questionnaires,
    providerLibrary: items.providers,
    resourceLibrary: items.resources,
  },
  "dashboard-work": {
    heading: "Votre travail",
    addresses: "Adresses récentes",
    noAddresses: "Les adresses que vous recherchez s’affichent ici.",
    lookUp: "Rechercher",
    proposals: "Propositions ouvertes",
    noProposals:
      "Demandez les prix pour une adresse afin de commencer une proposition. Les propositions ouvertes s’affichent ici.",
    continue: "Continuer",
    newProposal: "Nouvelle proposition",
    services: { one: "service", other: "services" },
    uploads: "Téléversements en lot",
    noUploads: "Téléversez un fichier CSV pour rechercher plusieurs adresses à la fois.",
    unnamed: "Téléversement",
    openUpload: "Voir",
    fixUpload: "Corriger",
    allUploads: "Tous les téléversements",
    contracts: "Contrats à terminer",
    noContracts: "Aucun contrat à terminer.",
    allContracts: "Tous les contrats",
    noCustomer: "–",
    actionOf: { edit: "Modifier l’ébauche", price: "Refaire les prix" },
    stateOf: { edit: "Ébauche", price: "Expiré" },
    loading: "Chargement",
    failed: "Une erreur s’est produite.",
    denied: "Vous n’avez pas accès à cette liste. Demandez l’accès à votre administrateur.",
    tryAgain: "Réessayer",
  },
};
