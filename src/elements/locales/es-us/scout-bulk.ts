import { maxSites } from "../../../core/pricing/sites/max-sites.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { bulkScreenTexts } from "../../scout-bulk/scout-bulk.messages.ts";
import type { Pack } from "../pack.ts";
import { listsSpanish } from "./lists.ts";
import { uploadsSpanish } from "./uploads.ts";

const rows: PluralForms = { one: "fila", other: "filas" };

const ownSpanish: Pack<typeof bulkScreenTexts> = {
  "scout-bulk": {
    heading: "SCOUT por lotes",
    introduction: "Consulte miles de direcciones con un archivo CSV y siga su progreso.",
    loading: "Cargando",
    tryAgain: "Reintentar",
    unnamed: "Carga",
    resultsOf: (name) => `resultados de ${name}`,
    showResults: "Ver resultados",
    ofUpload: (name) => `de ${name}`,
    resultsIn: (name) => `Resultados de ${name}`,
    closeResults: "Cerrar",
    closeOf: (name) => `Cerrar los resultados de ${name}`,
    cannotShow: "El archivo se guardó. No se puede mostrar aquí.",
    cannotRead: "El archivo se guardó. Su contenido no se puede mostrar.",
    reading: "Cargando los resultados",
    totals(rowCount, failedCount, hasOutcome, format) {
      const all = format.count(rowCount, rows);
      if (!hasOutcome) return all;
      return failedCount === 0
        ? `${all}, ninguna con error`
        : `${all}, ${format.number(failedCount)} con error`;
    },
    outcome: "Resultado",
    outcomes: {
      served: "Disponible",
      unserved: "Sin proveedores",
      done: "Completada",
      failed: "Con error",
    },
    provider: "Proveedor",
    allProviders: (count) => `Todos los proveedores (${count})`,
    addresses: (name, count, format) =>
      `${name}, ${format.count(count, { one: "dirección", other: "direcciones" })}`,
    searchResults: "Buscar en estos resultados",
    matching: (count, total, format) =>
      count === total
        ? `Todas: ${format.count(total, rows)}`
        : `${format.number(count)} de ${format.count(total, rows)}`,
    showAll: "Ver todas las filas",
    noMatch: "Ninguna fila coincide.",
    searchOther: "Quite un filtro, pruebe otras palabras o vea todas las filas.",
    noneYet: "Las cargas completadas aparecen aquí.",
    saveMatching: "Descargar estas filas en CSV",
    saveFailed: "Descargar las filas con error en CSV",
    selectRow: (number, address) => `Seleccionar la fila ${number}: ${address}`,
    selectAll: "Seleccionar todas las filas",
    selectThese: "Seleccionar estas filas",
    selectServed: "Seleccionar las disponibles",
    priceThese: "Cotizar estas",
    priceFirst: `Cotizar las primeras ${maxSites}`,
    clearSelection: "Borrar la selección",
    selectFirst: "Seleccione filas para cotizar.",
    selected: (count, format) =>
      format.count(count, { one: "fila seleccionada", other: "filas seleccionadas" }),
    tooMany: (count, format) =>
      `Puede cotizar hasta ${maxSites} direcciones a la vez. ${format.count(count - maxSites, { one: "fila queda seleccionada", other: "filas quedan seleccionadas" })} para la próxima lista.`,
    withoutAddress: (count, format) =>
      `${format.count(count, { one: "fila no tiene dirección y no se puede", other: "filas no tienen dirección y no se pueden" })} cotizar.`,
    cannotPass: "Estas direcciones no se pueden cotizar desde aquí. Descárguelas en CSV.",
    found: (outcome, details, moreCount) => {
      const more = moreCount > 0 ? ` y ${moreCount} más` : "";
      return details.length === 0 ? outcome : `${outcome}: ${details.join(", ")}${more}`;
    },
    row: "Fila",
    rowNumber: (number) => `Fila ${number}`,
    moreColumns: (count, format) =>
      `El archivo tiene ${format.count(count, { one: "columna más", other: "columnas más" })}.`,
    showingRows: (shown, total, format) =>
      `Se muestran ${format.number(shown)} de ${format.number(total)} filas. El archivo las contiene todas.`,
    showing: (shown, total) => `Se muestran ${shown} de ${total}`,
    sending: (name) => `Cargando ${name}.`,
    sent: (name) => `Se cargó ${name}.`,
    finished: (name) => `Se completó ${name}.`,
    uploadFailed: "Con error",
    dismissed: (name) => `${name} pasó al historial.`,
    downloading: "Descargando…",
  },
};

export const bulkSpanish = { ...ownSpanish, ...uploadsSpanish, ...listsSpanish };
