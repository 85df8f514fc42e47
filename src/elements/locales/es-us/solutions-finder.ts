import type { finderLoadingTexts } from "../../solutions-finder/loading.messages.ts";
import type { finderTexts } from "../../solutions-finder/solutions-finder.messages.ts";
import type { Pack } from "../pack.ts";

const providerOf = (count: number) => (count === 1 ? "proveedor" : "proveedores");

export const finderSpanish: Pack<typeof finderTexts | typeof finderLoadingTexts> = {
  "finder-loading": { loading: "Cargando los proveedores" },
  "solutions-finder": {
    heading: "Buscador de soluciones",
    acrossTheStack: "Todas las soluciones",
    searchKeywords: "Buscar palabras clave",
    clear: "Borrar",
    selectedProviders: "Proveedores elegidos",
    availableProviders: "Proveedores disponibles",
    filterLimit: "Aviso: se alcanzó el límite de filtros. Puede elegir hasta 30 filtros.",
    failed: "Ocurrió un error.",
    found: (count, write) =>
      `${write(count)} ${providerOf(count)} ${count === 1 ? "encontrado" : "encontrados"}`,
    matched: (count, write) =>
      `${write(count)} ${providerOf(count)} ${count === 1 ? "coincide" : "coinciden"}`,
    available: (count, write) =>
      `${write(count)} ${providerOf(count)} ${count === 1 ? "disponible" : "disponibles"}`,
    counter: (matches, filters) => `${matches} de ${filters}`,
    introduction: "Encuentre proveedores por nombre o necesidad y agregue hasta 8 a una propuesta.",
    tryAgain: "Reintentar",
    categories: "Categorías de soluciones",
    childCategories: (category) => `Tipos de ${category}`,
    filters: "Filtros",
    questions: "Preguntas",
    done: "Listo",
    search: "Buscar",
    skip: "Ir a los resultados",
    skipToProposal: "Ir a los proveedores elegidos",
    filterProblem: {
      unknown:
        "Ningún filtro ni proveedor coincide. Pruebe con una palabra más corta o abra un filtro abajo.",
      ambiguous: "Varios filtros tienen ese nombre. Elija uno.",
    },
    answerProblem: {
      unknown:
        "Ninguna respuesta ni proveedor coincide. Pruebe con una palabra más corta o elija una respuesta abajo.",
      ambiguous: "Varias respuestas tienen ese nombre. Elija una.",
    },
    categoryPlace: (label, above) =>
      above === null ? `${label} (categoría)` : `${label} (categoría: ${above})`,
    facetPlace: (title) => `${title} (filtros)`,
    questionPlace: (question) => `${question} (pregunta)`,
    filtersFull: "Puede elegir hasta 30 filtros.",
    applied: "Filtros aplicados",
    remove: "Quitar",
    cleared: (filters, providers, { count, list }) =>
      `${filters + providers === 1 ? "Se quitó" : "Se quitaron"}: ${list([
        ...(filters > 0 ? [count(filters, { one: "filtro", other: "filtros" })] : []),
        ...(providers > 0
          ? [count(providers, { one: "proveedor elegido", other: "proveedores elegidos" })]
          : []),
      ])}.`,
    undo: "Deshacer",
    dismiss: "Descartar",
    notices: "Avisos",
    results: "Proveedores",
    noProviders: "No hay proveedores en esta categoría.",
    chooseOther: "Elija otra categoría arriba.",
    noMatches: "Ningún proveedor cumple todos los filtros. Los más parecidos aparecen abajo.",
    unit: (count) => ` ${providerOf(count)}`,
    meets: (labels) => `Cumple: ${labels}`,
    select: (name) => `Elegir ${name}`,
    proposal: "Propuesta",
    proposalHint: "Arrastre para ordenar.",
    noneSelected: "Elija hasta 8 proveedores de la lista para una propuesta.",
    noneAvailable: "Todos los proveedores están elegidos.",
    customerName: "Nombre del cliente",
    report: "Crear informe",
    matrix: "Crear matriz",
    selectFirst: "Elija primero un proveedor.",
    openReport: { report: "Abrir el informe", matrix: "Abrir la matriz" },
    blocked: "Su navegador bloqueó la ventana nueva.",
    selectionFull: "Puede elegir hasta 8 proveedores.",
    moveUp: (name) => `Subir ${name}`,
    moveDown: (name) => `Bajar ${name}`,
    unselect: (name) => `Quitar ${name}`,
    unselectAll: "Quitar todos",
    isSelected: (name, count) => `Se eligió ${name}, ${count} de 8`,
    isUnselected: (name) => `Se quitó ${name} de la selección`,
    isMoved: (name, place, count) => `${name} ahora está en el lugar ${place} de ${count}`,
    selectedOf: (count) => `${count} de 8`,
    review: (selected) => `Revisar la selección (${selected})`,
  },
};
