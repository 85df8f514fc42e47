import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { CsvCorrection } from "../../../core/bulk/csv/csv-check-state.ts";
import type { uploadTexts } from "../../uploads/upload-form.messages.ts";
import type { Pack } from "../pack.ts";
import { bulkSpanishTexts } from "./bulk.ts";

/** Uploads of files, for all elements that send one. */
export const uploadsSpanish: Pack<typeof bulkTexts | typeof uploadTexts> = {
  ...bulkSpanishTexts,
  uploads: {
    retry: "Cargar de nuevo",
    retryOf: (name) => `Cargar de nuevo: ${name}`,
    replace: "Elegir archivo de nuevo",
    replaceOf: (name) => `Elegir archivo de nuevo: ${name}`,
    corrected: "Elegir archivo corregido",
    correctedOf: (name) => `Elegir archivo corregido: ${name}`,
    dismiss: "Descartar",
    dismissOf: (name) => `Descartar ${name}`,
    cancel: "Cancelar",
    cancelOf: (name) => `Cancelar ${name}`,
    sent: (percent) => `${percent}% enviado`,
    started: (time) => `Inicio: ${time}`,
    unnamed: "Carga",
    heading: "Carga por lotes",
    introduction: "Consulte muchas direcciones a la vez con un archivo CSV.",
    label: "Archivo CSV",
    hint: "Incluya una fila de encabezados y luego una dirección por fila.",
    start: "Iniciar la carga",
    waiting: "Las cargas por lotes se abrirán aquí cuando termine de cargarse el archivo.",
    openBulk: "Cargas por lotes",
    noFile: "Primero elija un archivo CSV.",
    sending: "Hay una carga en curso.",
    noRows: "El archivo no tiene filas con direcciones.",
    checking: "Revisando el archivo…",
    cannotCheck: "El archivo no se puede revisar aquí. De todos modos puede cargarlo.",
    locked:
      "Este libro de Excel es antiguo o tiene contraseña. Guárdelo como .xlsx sin contraseña.",
    onlyCsv: "Esta página solo puede enviar archivos CSV. Primero guarde la lista como CSV.",
    rows: (count, format) =>
      format.count(count, { one: "dirección encontrada", other: "direcciones encontradas" }),
    fine: "El archivo se ve bien.",
    preview: "Primeras filas",
    moreColumns: (count, format) =>
      `${format.count(count, { one: "columna más", other: "columnas más" })} sin mostrar.`,
    binary: "Esto no parece una lista de direcciones.",
    delimiters: {
      ",": "comas",
      ";": "punto y coma",
      "\t": "tabulaciones",
      "|": "barras verticales",
    },
    wrongEncoding: (name) => `El archivo está codificado en ${name}. Se espera UTF-8.`,
    wrongDelimiter: (name) => `Las columnas están separadas por ${name}. Se esperan comas.`,
    andMore: (names, count) => `${names} y ${count} más`,
    rename: (found, name) => `“${found}” en lugar de “${name}”`,
    renamed: (renames) => `Columnas con un nombre distinto al de la plantilla: ${renames}.`,
    missingColumns: (count, names) =>
      `${count === 1 ? "Falta la columna" : "Faltan las columnas"}: ${names}.`,
    noHeader: "Los nombres de las columnas no coinciden con la plantilla.",
    extraColumns: (count, names) =>
      `${count === 1 ? "Columna adicional que se conserva" : "Columnas adicionales que se conservan"}: ${names}.`,
    duplicates: (count, where, format) =>
      `${format.count(count, { one: "fila repite", other: "filas repiten" })} una dirección: ${where}.`,
    emptyAddresses: (count, where, format) =>
      `${format.count(count, { one: "fila no tiene", other: "filas no tienen" })} dirección: ${where}.`,
    raggedRows: (count, where, format) =>
      `${format.count(count, { one: "fila tiene", other: "filas tienen" })} más celdas que nombres de columnas: ${where}.`,
    formulas: (count, where, format) =>
      `Una hoja de cálculo leería ${format.count(count, { one: "celda como fórmula", other: "celdas como fórmulas" })}: ${where}.`,
    unclosed: (row) => `Las comillas que se abren en la fila ${row} nunca se cierran.`,
    chooseRows: "Elija qué filas cargar.",
    badRows: (bad, all, format) =>
      `Filas válidas: ${format.number(all - bad)} de ${format.number(all)}. Las demás no tienen dirección o tienen demasiadas celdas.`,
    sendGood: "Cargar solo las filas válidas",
    sendAll: "Cargar todas las filas",
    correct: (corrections) =>
      corrections.includes("header") ? "Asignar las columnas" : "Convertir el archivo",
    correctHint: (corrections, format) =>
      `Usa ${format.list(corrections.map((correction) => corrected[correction]))}. Su archivo original no cambia.`,
    template: "Descargar la plantilla CSV",
    refused: {
      "not-csv": "No es un archivo CSV ni un libro de Excel.",
      "one-at-a-time": "Elija un archivo a la vez.",
    },
  },
};

const corrected: Readonly<Record<CsvCorrection, string>> = {
  header: "las columnas de la plantilla en su orden",
  encoding: "la codificación UTF-8",
  delimiter: "comas",
  rows: "solo las filas con dirección",
  cells: "sus correcciones",
  format: "CSV",
};
