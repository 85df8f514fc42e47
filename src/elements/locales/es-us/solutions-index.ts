import type { solutionsIndexTexts } from "../../solutions-index/solutions-index.messages.ts";
import type { Pack } from "../pack.ts";

const capabilities = { one: "capacidad", other: "capacidades" };

export const indexSpanish: Pack<typeof solutionsIndexTexts> = {
  "solutions-index": {
    heading: "Índice de soluciones",
    selectProvider: "- Elegir proveedor -",
    expandAll: "Expandir todo",
    collapseAll: "Contraer todo",
    makeEdits: "Editar",
    submitEdits: "Enviar cambios",
    cancel: "Cancelar",
    inModeration:
      "Hace poco se enviaron cambios para este proveedor y ya aparecen abajo. Los cambios se guardan como borrador hasta que se revisen y se publiquen para todos los usuarios.",
    updated: (provider) => `Se actualizó ${provider}.`,
    submitted: "Sus cambios se enviaron para su revisión y publicación.",
    nothingSelected: "Elija al menos una opción antes de enviar los cambios.",
    failed: "Ocurrió un error. Inténtelo más tarde.",
    loadFailed: "Ocurrió un error.",
    introduction: "Vea lo que ofrece cada proveedor, categoría por categoría.",
    provider: "Proveedor",
    clearProvider: "Borrar el proveedor",
    searchCapabilities: "Buscar capacidades",
    found: (found, total, { count, number }) => `${number(found)} de ${count(total, capabilities)}`,
    total: (total, { count }) => count(total, capabilities),
    noneFound: "Ninguna capacidad coincide.",
    searchOther: "Pruebe con menos palabras u otras distintas.",
    showAll: "Ver todas las capacidades",
    categories: "Categorías",
    covered: " (incluida)",
    notSavable: "No se puede cambiar. El servidor no envió un identificador para este término.",
    none: "No hay categorías.",
    loading: "Cargando el índice de soluciones",
    tryAgain: "Reintentar",
    editing: (provider) => `Está editando ${provider}. Marque todo lo que ofrece este proveedor.`,
    changes: (changes, { count }) =>
      changes === 0 ? "Aún no hay cambios" : count(changes, { one: "cambio", other: "cambios" }),
    discardHeading: "¿Descartar sus cambios?",
    discardText: (provider) => `Sus cambios en ${provider} no se han enviado.`,
    discard: "Descartar cambios",
    keep: "Seguir editando",
  },
};
