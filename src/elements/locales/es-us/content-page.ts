import type { contentTexts } from "../../content-page/content-page.messages.ts";
import type { Pack } from "../pack.ts";
import { pdfFaultsSpanish } from "./pdf-faults.ts";

export const contentSpanish: Pack<typeof contentTexts> = {
  "content-page": {
    downloadStarted: "La descarga comenzó...",
    fileNotFound: "Archivo no encontrado",
    fileNotFoundText: "No se encontró el archivo solicitado.",
    pageNotFound: "Página no encontrada",
    pageNotFoundText: "No se encontró la página solicitada.",
    copyContact: "Copiar contacto al portapapeles",
    copied: "¡Copiado!",
    loading: "Cargando la página",
    tryAgain: "Reintentar",
    toStart: "Ir a la página de inicio",
    download: "Descargar",
    downloadAgain: "Descargar de nuevo",
    noViewer: "Este navegador no puede mostrar archivos PDF. Descargue el archivo para leerlo.",
    pdfFaults: pdfFaultsSpanish,
    more: "Mostrar más",
    less: "Mostrar menos",
    table: "Tabla",
    views: "Vistas",
    copy: "Copiar contacto",
    copyFailed: "No se pudo copiar el contacto.",
    picture: (file) => `Imagen: ${file}`,
    media: {
      video: "Video",
      audio: "Audio",
      map: "Mapa",
      frame: "Página incrustada",
      picture: "Imagen",
    },
    mediaName: (kind, title) => `${kind}: ${title}`,
    shareByMail: "Compartir por correo",
    form: "Este formulario no se puede enviar desde aquí.",
    openForm: (host) => `Abrir la página en ${host}`,
    formFields: (names) => `Campos: ${names.join(", ")}.`,
    formButtons: (names) => `Botones: ${names.join(", ")}.`,
  },
};
