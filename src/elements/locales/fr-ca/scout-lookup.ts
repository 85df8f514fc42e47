import type { runTexts } from "../../../core/lookup/lookup-messages.ts";
import type { placeTexts } from "../../../core/lookup/place-messages.ts";
import type { providerTexts } from "../../../core/lookup/provider-messages.ts";
import type { lookupTexts } from "../../scout-lookup/scout-lookup.messages.ts";
import type { Pack } from "../pack.ts";
import { listsFrench } from "./lists.ts";
import { uploadsFrench } from "./uploads.ts";

const late = "C’est plus long que d’habitude.";

const ownFrench: Pack<
  typeof lookupTexts | typeof placeTexts | typeof providerTexts | typeof runTexts
> = {
  lookup: {
    preparing: "Préparation…",
    searching: "Recherche en cours…",
    done: "Terminé.",
    cannotValidate: "L’adresse ne peut pas être validée.",
    tooManyRequests: "Trop de requêtes.",
    failed: "Une erreur s’est produite.",
    noData: "L’API de Scout n’a retourné aucune donnée",
  },
  place: {
    showingResultsFor: "Résultats pour\u00a0:",
    lec: "Entreprise de services locaux",
    cable: "Câblodistributeur",
    resultsNotAvailable:
      "Les résultats ne sont pas disponibles pour le moment. Réessayez plus tard.",
    notConnected:
      "SCOUT n’est pas directement relié à ce fournisseur pour vérifier sa desserte en temps réel.",
    seeAvailableProviders:
      "Consultez les résultats approximatifs, s’il y en a, dans Fournisseurs disponibles.",
    errorReported: "Cette erreur a été signalée à l’équipe de développement du portail.",
    noProviders: "Il n’y a aucun résultat pour le moment.",
    generatePricing: "Voir les prix",
    npaNxx: "NPA-NXX",
    lata: "LATA",
    clli: "CLLI du central",
  },
  provider: {
    feet: (distance) => `${distance} pi`,
    status: (service, answer) => `${service}\u00a0: ${answer}`,
    available: "Disponible",
    parts: { coax: "Câble coaxial", fiber: "Fibre" },
  },
  "scout-lookup": {
    heading: "Recherche SCOUT",
    introduction: "Voyez quels fournisseurs peuvent desservir une adresse.",
    addressLabel: "Adresse",
    addressPlaceholder: "Commencez à entrer une adresse",
    search: "Rechercher",
    clear: "Effacer",
    clearSearch: "Effacer la recherche",
    checkAddress: "Vérifiez la rue et le code postal, ou sélectionnez une suggestion.",
    tooShort: "Entrez une adresse complète.",
    tryAgain: "Réessayer",
    contractNotFound: "Le contrat est introuvable.",
    building: "Détails de l’immeuble",
    providers: "Fournisseurs disponibles",
    providerForms: { one: "fournisseur", other: "fournisseurs" },
    soFar: (providers) => `${providers} jusqu’à présent`,
    priced: (count) => `${count} avec prix`,
    upTo: (speed, provider) => `jusqu’à ${speed} (${provider})`,
    noAnswer: "En attente des fournisseurs…",
    answered: (parts) => `Reçu\u00a0: ${parts}`,
    answeredAddress: "adresse",
    answeredCodes: "central",
    otherForms: { one: "autre fournisseur", other: "autres fournisseurs" },
    timeLeft(timeLeft, format) {
      if (timeLeft.kind === "late") return late;
      if (timeLeft.kind === "soon") return "Encore quelques secondes";
      const { seconds } = timeLeft;
      const isMinutes = seconds >= 60;
      return `Encore environ ${format.count(
        isMinutes ? seconds / 60 : seconds,
        isMinutes ? { one: "minute", other: "minutes" } : { one: "seconde", other: "secondes" },
      )}`;
    },
    late,
    provider: "Fournisseur",
    status: "État",
    bestSpeed: "Vitesse max.",
    accessType: "Type d’accès",
    distance: "Distance",
    unknown: "inconnu",
    carriersFirst: "Fournisseurs locaux d’abord",
    providersNear: (address) => `Fournisseurs disponibles pour ${address}`,
    fileName: "Fournisseurs disponibles.csv",
    pricingFor: (provider) => `chez ${provider}`,
    allProviders: "tous les fournisseurs",
    mapFailed: "La carte ne peut pas être affichée ici.",
    mapOf: (address) => `Carte satellite de ${address}`,
    loading: "Chargement",
    noBulkPanel: "Le téléversement en lot n’a pas pu être chargé. Rechargez la page.",
    empty: "Entrez une adresse pour voir quels fournisseurs la desservent et obtenir leurs prix.",
  },
};

export const lookupFrench = { ...ownFrench, ...uploadsFrench, ...listsFrench };
