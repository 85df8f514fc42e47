import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { Pack } from "../pack.ts";

/** Bulk lookups, for all elements that show them. */
export const bulkFrenchTexts: Pack<typeof bulkTexts> = {
  bulk: {
    progressHeading: "Progression du téléversement en lot actuel",
    historyHeading: "Historique des téléversements en lot",
    uploadStarted: "Début du téléversement",
    uploadCompleted: "Fin du téléversement",
    totalAddresses: "Total des adresses",
    downloadResults: "Télécharger les résultats",
    noHistory: "Il n’y a pas d’historique pour le moment.",
    pending: "En attente",
    inQueue: "En file",
    uploading: "Téléversement",
    download: "Télécharger",
    completed: (count, total) => `${count} adresses traitées sur ${total}`,
    defaultError:
      "Votre téléversement n’a pas pu être traité. Une erreur interne est survenue dans SCOUT. Attendez quelques minutes, vérifiez votre connexion Internet, puis téléversez de nouveau votre fichier.",
    lostFile: "Ce fichier a été modifié, renommé ou supprimé. Choisissez-le de nouveau.",
    failed: "Une erreur s’est produite.",
  },
};
