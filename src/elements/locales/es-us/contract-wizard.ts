import type { wizardTexts } from "../../contract-wizard/contract-wizard.messages.ts";
import type { openContractTexts } from "../../contract-wizard/open-contract.messages.ts";
import type { Pack } from "../pack.ts";
import { pdfFaultsSpanish } from "./pdf-faults.ts";

export const wizardSpanish: Pack<typeof wizardTexts | typeof openContractTexts> = {
  "contract-wizard": {
    notFound: "404",
    missing: "No se encontró el contrato.",
    failed: "Ocurrió un error.",
    tryAgain: "Reintentar",
    back: "Volver a los contratos",
    loading: "Cargando el contrato",
  },
  "open-contract": {
    heading: "Contratos de precios SCOUT",
    of: (customer) => `para ${customer}`,
    back: "Volver a los contratos",
    noPrint: "No tiene permiso para imprimir este PDF.",
    noPreview: "No se encontró el archivo solicitado.",
    pdfFaults: pdfFaultsSpanish,
    failed: "Ocurrió un error.",
    refreshPreview: "Actualizar vista previa",
    downloadPdf: "Descargar PDF",
    panels: "Contrato",
    form: "Formulario",
    preview: "Vista previa",
    formFrame: (number, count) =>
      count === 1
        ? "Formulario del contrato"
        : `Formulario del contrato, parte ${number} de ${count}`,
    previewFrame: "Contrato en PDF",
    pages: "Páginas del contrato",
    page: (number, count) => `Página ${number} de ${count}`,
    signatureField: "Campo de firma",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    largest: "Este es el zoom máximo.",
    smallest: "Este es el zoom mínimo.",
    zoom: (percent) => `${percent}%`,
    loadingForm: "Cargando el formulario",
    loadingPreview: "Cargando la vista previa",
    downloading: "Descargando el contrato",
    refreshed: "La vista previa está actualizada",
    notRefreshed: "No se pudo actualizar la vista previa",
    standing: {
      updating: "Actualizando la vista previa…",
      saved: (time) => `Muestra la versión guardada (${time}).`,
      stale: (time) =>
        `No se pudo actualizar la vista previa. Muestra la versión guardada (${time}).`,
    },
  },
};
