import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { Pack } from "../pack.ts";

/** Bulk lookups, for all elements that show them. */
export const bulkSpanishTexts: Pack<typeof bulkTexts> = {
  bulk: {
    progressHeading: "Progreso de la carga por lotes actual",
    historyHeading: "Historial de cargas por lotes",
    uploadStarted: "Inicio de la carga",
    uploadCompleted: "Fin de la carga",
    totalAddresses: "Total de direcciones",
    downloadResults: "Descargar resultados",
    noHistory: "No hay historial en este momento.",
    pending: "Pendiente",
    inQueue: "En cola",
    uploading: "Cargando",
    download: "Descargar",
    completed: (count, total) => `${count} de ${total} direcciones completadas`,
    defaultError:
      "No se pudo procesar su carga. SCOUT tiene un error interno. Espere unos minutos, revise su conexión a internet y vuelva a cargar el archivo.",
    lostFile: "Este archivo se modificó, se renombró o se eliminó. Elíjalo de nuevo.",
    failed: "Ocurrió un error.",
  },
};
