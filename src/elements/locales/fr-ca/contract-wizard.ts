import type { wizardTexts } from "../../contract-wizard/contract-wizard.messages.ts";
import type { openContractTexts } from "../../contract-wizard/open-contract.messages.ts";
import type { Pack } from "../pack.ts";
import { pdfFaultsFrench } from "./pdf-faults.ts";

export const wizardFrench: Pack<typeof wizardTexts | typeof openContractTexts> = {
  "contract-wizard": {
    notFound: "404",
    missing: "Le contrat est introuvable.",
    failed: "Une erreur s’est produite.",
    tryAgain: "Réessayer",
    back: "Retour aux contrats",
    loading: "Chargement du contrat",
  },
  "open-contract": {
    heading: "Contrats de prix SCOUT",
    of: (customer) => `pour ${customer}`,
    back: "Retour aux contrats",
    noPrint: "Vous n’avez pas l’autorisation d’imprimer ce PDF.",
    noPreview: "Le fichier demandé est introuvable.",
    pdfFaults: pdfFaultsFrench,
    failed: "Une erreur s’est produite.",
    refreshPreview: "Actualiser l’aperçu",
    downloadPdf: "Télécharger le PDF",
    panels: "Contrat",
    form: "Formulaire",
    preview: "Aperçu",
    formFrame: (number, count) =>
      count === 1
        ? "Formulaire du contrat"
        : `Formulaire du contrat, partie ${number} sur ${count}`,
    previewFrame: "Contrat en PDF",
    pages: "Pages du contrat",
    page: (number, count) => `Page ${number} sur ${count}`,
    signatureField: "Champ de signature",
    zoomIn: "Agrandir",
    zoomOut: "Réduire",
    largest: "C’est le zoom maximal.",
    smallest: "C’est le zoom minimal.",
    zoom: (percent) => `${percent}\u202f%`,
    loadingForm: "Chargement du formulaire",
    loadingPreview: "Chargement de l’aperçu",
    downloading: "Téléchargement du contrat",
    refreshed: "L’aperçu est à jour",
    notRefreshed: "L’aperçu n’a pas pu être actualisé",
    standing: {
      updating: "Actualisation de l’aperçu…",
      saved: (time) => `Affiche le contrat tel qu’il a été enregistré (${time}).`,
      stale: (time) =>
        `L’aperçu n’a pas pu être actualisé. Il affiche le contrat tel qu’il a été enregistré (${time}).`,
    },
  },
};
