import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { dashboardTexts } from "../../portal-dashboard/portal-dashboard.messages.ts";
import type { workTexts } from "../../portal-dashboard/work.messages.ts";
import type { Pack } from "../pack.ts";
import { bulkGermanTexts } from "./bulk.ts";
import { navigationGerman } from "./navigation.ts";

const { items, scout } = navigationGerman.navigation;

export const dashboardGerman: Pack<typeof bulkTexts | typeof dashboardTexts | typeof workTexts> = {
  ...bulkGermanTexts,
  "portal-dashboard": {
    heading: items.dashboard,
    loading: "Wird geladen",
    search: "Suchen",
    clearSearch: "Suche leeren",
    scout: items.scout,
    solutions: "Lösungen",
    libraries: "Bibliotheken",
    address: "Straßenadresse",
    addressPlaceholder: "Straßenadresse eingeben",
    searchAddress: "Adresse suchen",
    tooShort: "Geben Sie eine vollständige Straßenadresse ein.",
    keywords: "Stichwortsuche",
    keywordsPlaceholder: "Dienst oder Merkmal",
    searchKeywords: "Lösungen suchen",
    provider: "Anbieter suchen",
    providerPlaceholder: "Name des Anbieters",
    searchProvider: "Anbieter suchen",
    ...scout,
    finder: items.finder,
    index: "Lösungsindex",
    questionnaires: items.questionnaires,
    providerLibrary: items.providers,
    resourceLibrary: items.resources,
  },
  "dashboard-work": {
    heading: "Ihre Arbeit",
    addresses: "Letzte Adressen",
    noAddresses: "Hier erscheinen die Adressen, die Sie abfragen.",
    lookUp: "Abfragen",
    proposals: "Offene Angebote",
    noProposals:
      "Rufen Sie Preise für eine Adresse ab, um ein Angebot zu beginnen. Offene Angebote erscheinen hier.",
    continue: "Fortsetzen",
    newProposal: "Neues Angebot",
    services: { one: "Dienst", other: "Dienste" },
    uploads: "Stapel-Uploads",
    noUploads: "Laden Sie eine CSV-Datei hoch, um viele Adressen auf einmal abzufragen.",
    unnamed: "Upload",
    openUpload: "Ansehen",
    fixUpload: "Korrigieren",
    allUploads: "Alle Uploads",
    contracts: "Offene Verträge",
    noContracts: "Keine offenen Verträge.",
    allContracts: "Alle Verträge",
    noCustomer: "–",
    actionOf: { edit: "Entwurf ändern", price: "Preise erneuern" },
    stateOf: { edit: "Entwurf", price: "Abgelaufen" },
    loading: "Wird geladen",
    failed: "Es ist ein Fehler aufgetreten.",
    denied: "Sie haben keinen Zugriff auf diese Liste. Wenden Sie sich an Ihren Administrator.",
    tryAgain: "Neuer Versuch",
  },
};
