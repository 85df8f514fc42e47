import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { Pack } from "../pack.ts";

/** Bulk lookups, for all elements that show them. */
export const bulkGermanTexts: Pack<typeof bulkTexts> = {
  bulk: {
    progressHeading: "Fortschritt des aktuellen Stapel-Uploads",
    historyHeading: "Verlauf der Stapel-Uploads",
    uploadStarted: "Upload begonnen",
    uploadCompleted: "Upload beendet",
    totalAddresses: "Adressen gesamt",
    downloadResults: "Ergebnis-Download",
    noHistory: "Der Verlauf ist derzeit leer.",
    pending: "Ausstehend",
    inQueue: "Wartet",
    uploading: "Lädt hoch",
    download: "Download",
    completed: (count, total) => `${count} von ${total} Adressen abgeschlossen`,
    defaultError:
      "Ihr Upload konnte nicht verarbeitet werden. In SCOUT ist ein interner Fehler aufgetreten. Warten Sie einige Minuten, prüfen Sie Ihre Internetverbindung und laden Sie die Datei erneut hoch.",
    lostFile: "Diese Datei wurde geändert, umbenannt oder gelöscht. Wählen Sie sie erneut aus.",
    failed: "Es ist ein Fehler aufgetreten.",
  },
};
