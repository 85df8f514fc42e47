import type { providerLibraryTexts } from "../../provider-library/provider-library.messages.ts";
import type { Pack } from "../pack.ts";

export const providersSpanish: Pack<typeof providerLibraryTexts> = {
  "provider-library": {
    findProvider: "Buscar un proveedor",
    allCategories: "Todas",
    clear: "Borrar",
    providersFound: (count, text) =>
      count === 1 ? "1 proveedor encontrado" : `${text} proveedores encontrados`,
    failed: "Ocurrió un error.",
    heading: "Biblioteca de proveedores",
    introduction: "Elija un proveedor para abrir su página.",
    search: "Buscar",
    clearSearch: "Borrar búsqueda",
    categories: "Categorías",
    providers: "Proveedores",
    none: "Todavía no hay proveedores.",
    noneMatches: "Ningún proveedor coincide.",
    searchOther: "Pruebe con otro nombre u otra categoría.",
    showAll: "Ver todos los proveedores",
    loading: "Cargando los proveedores",
    tryAgain: "Reintentar",
    newTab: " (se abre en una pestaña nueva)",
  },
};
