import type { contractListTexts } from "../../scout-contracts/scout-contracts.messages.ts";
import type { Pack } from "../pack.ts";

export const contractsSpanish: Pack<typeof contractListTexts> = {
  "scout-contracts": {
    heading: "Contratos",
    creationDate: "Fecha de creación",
    customerName: "Nombre del cliente",
    serviceProvider: "Proveedor del servicio",
    status: "Estado",
    actions: "Acciones",
    none: "No hay contratos en este momento.",
    downloadPdf: "Descargar PDF",
    editDraft: "Editar borrador",
    priceAgain: "Cotizar de nuevo",
    openContract: "Abrir contrato",
    completed: "listo para crear",
    expired: "cotice de nuevo en scout",
    draft: "borrador",
    failed: "Ocurrió un error.",
    introduction:
      "Continúe un borrador, descargue un contrato completado o cotice de nuevo uno vencido.",
    search: "Buscar contratos",
    state: "Estado",
    address: "Dirección",
    allStates: (count) => `Todos los estados (${count})`,
    stateCount: (state, count) => `${state} (${count})`,
    clear: "Borrar",
    show: (state) => `Mostrar: ${state}`,
    noneYet: "Cotice una dirección y cree un contrato a partir de la propuesta.",
    priceAddress: "Cotizar una dirección",
    noneFound: "Ningún contrato coincide.",
    searchOther: "Pruebe con otras palabras u otro estado.",
    showAll: "Ver todos los contratos",
    tryAgain: "Reintentar",
    loading: "Cargando los contratos",
    noCustomer: "–",
    of: (customer, provider) =>
      [customer && `para ${customer}`, provider && `con ${provider}`].filter(Boolean).join(" "),
    found: (found, total, { count, number }) => {
      const all = count(total, { one: "contrato", other: "contratos" });
      return found === total ? all : `${number(found)} de ${all}`;
    },
    downloading: "Descargando el contrato",
  },
};
