import type { contentTexts } from "../../content-page/content-page.messages.ts";
import type { Pack } from "../pack.ts";
import { pdfFaultsFrench } from "./pdf-faults.ts";

export const contentFrench: Pack<typeof contentTexts> = {
  "content-page": {
    downloadStarted: "Votre téléchargement a commencé…",
    fileNotFound: "Fichier introuvable",
    fileNotFoundText: "Le fichier demandé est introuvable.",
    pageNotFound: "Page introuvable",
    pageNotFoundText: "La page demandée est introuvable.",
    copyContact: "Copier les coordonnées dans le presse-papiers",
    copied: "Copié!",
    loading: "Chargement de la page",
    tryAgain: "Réessayer",
    toStart: "Aller à la page d’accueil",
    download: "Télécharger",
    downloadAgain: "Télécharger de nouveau",
    noViewer:
      "Ce navigateur ne peut pas afficher les fichiers PDF. Téléchargez le fichier pour le lire.",
    pdfFaults: pdfFaultsFrench,
    more: "Afficher plus",
    less: "Afficher moins",
    table: "Tableau",
    views: "Vues",
    copy: "Copier les coordonnées",
    copyFailed: "Les coordonnées n’ont pas pu être copiées.",
    picture: (file) => `Image\u00a0: ${file}`,
    media: {
      video: "Vidéo",
      audio: "Audio",
      map: "Carte",
      frame: "Page intégrée",
      picture: "Image",
    },
    mediaName: (kind, title) => `${kind}\u00a0: ${title}`,
    shareByMail: "Partager par courriel",
    form: "Ce formulaire ne peut pas être envoyé à partir d’ici.",
    openForm: (host) => `Ouvrir la page sur ${host}`,
    formFields: (names) => `Champs\u00a0: ${names.join(", ")}.`,
    formButtons: (names) => `Boutons\u00a0: ${names.join(", ")}.`,
  },
};
