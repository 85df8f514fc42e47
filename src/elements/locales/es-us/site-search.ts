import type { siteSearchTexts } from "../../site-search/site-search.messages.ts";
import type { Pack } from "../pack.ts";

export const siteSearchSpanish: Pack<typeof siteSearchTexts> = {
  "site-search": {
    none: "Su búsqueda no produjo resultados.",
    failed: "Ocurrió un error.",
    heading: "Resultados de búsqueda",
    resultsFor: "Resultados para",
    results: "Resultados",
    loading: "Buscando",
    searchOther: "Revise la ortografía o pruebe con menos palabras o palabras más generales.",
    noWords: "Ingrese una palabra clave o el título de una página.",
    searchAgain: "Buscar de nuevo",
    keywords: "Palabras clave",
    search: "Buscar",
    tryAgain: "Reintentar",
    count: (results, text) => (results === 1 ? "1 resultado" : `${text} resultados`),
    firstOf: (listed, total) =>
      `Se muestran los primeros ${listed} de ${total} resultados. Agregue palabras para limitar la búsqueda.`,
  },
};
