import type { bulkStatusTexts } from "../../../core/bulk/bulk-status-messages.ts";
import type { Pack } from "../pack.ts";

/** The status of an upload, which several screens show. */
export const bulkStatusFrench: Pack<typeof bulkStatusTexts> = {
  "bulk-status": {
    pending: "En attente",
    inQueue: "En file d’attente",
    uploading: "Téléversement en cours",
    completed: (count, total) => `${count} adresses traitées sur ${total}`,
    lostFile: "Ce fichier a été modifié, renommé ou supprimé. Choisissez-le de nouveau.",
    defaultError:
      "Votre fichier n’a pas pu être traité. SCOUT éprouve une erreur interne. Attendez quelques minutes, vérifiez votre connexion Internet, puis téléversez de nouveau votre fichier.",
  },
};
