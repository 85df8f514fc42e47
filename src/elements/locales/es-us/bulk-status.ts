import type { bulkStatusTexts } from "../../../core/bulk/bulk-status-messages.ts";
import type { Pack } from "../pack.ts";

/** The status of an upload, which several screens show. */
export const bulkStatusSpanish: Pack<typeof bulkStatusTexts> = {
  "bulk-status": {
    pending: "Pendiente",
    inQueue: "En cola",
    uploading: "Cargando",
    completed: (count, total) => `${count} de ${total} direcciones completadas`,
    lostFile: "Este archivo se modificó, se renombró o se eliminó. Elíjalo de nuevo.",
    defaultError:
      "No se pudo procesar su archivo. SCOUT tiene un error interno. Espere unos minutos, revise su conexión a internet y vuelva a cargar el archivo.",
  },
};
