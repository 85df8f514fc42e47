import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { dashboardTexts } from "../../portal-dashboard/portal-dashboard.messages.ts";
import type { workTexts } from "../../portal-dashboard/work.messages.ts";
import type { Pack } from "../pack.ts";
import { bulkSpanishTexts } from "./bulk.ts";
import { navigationSpanish } from "./navigation.ts";

const { items, scout } = navigationSpanish.navigation;

export const dashboardSpanish: Pack<typeof bulkTexts | typeof dashboardTexts | typeof workTexts> = {
  ...bulkSpanishTexts,
  "portal-dashboard": {
    heading: items.dashboard,
    loading: "Cargando",
    search: "Buscar",
    clearSearch: "Borrar búsqueda",
    scout: items.scout,
    solutions: "Soluciones",
    libraries: "Bibliotecas",
    address: "Dirección",
    addressPlaceholder: "Empiece a escribir una dirección",
    searchAddress: "Buscar la dirección",
    tooShort: "Ingrese una dirección completa.",
    keywords: "Buscar palabras clave",
    keywordsPlaceholder: "Servicio o característica",
    searchKeywords: "Buscar soluciones",
    provider: "Buscar un proveedor",
    providerPlaceholder: "Nombre del proveedor",
    searchProvider: "Buscar el proveedor",
    ...scout,
    finder: items.finder,
    index: "Índice de soluciones",
    questionnaires: items.questionnaires,
    providerLibrary: items.providers,
    resourceLibrary: items.resources,
  },
  "dashboard-work": {
    heading: "Su trabajo",
    addresses: "Direcciones recientes",
    noAddresses: "Las direcciones que consulte aparecerán aquí.",
    lookUp: "Consultar",
    proposals: "Propuestas abiertas",
    noProposals:
      "Cotice una dirección para iniciar una propuesta. Las propuestas abiertas aparecerán aquí.",
    continue: "Continuar",
    newProposal: "Nueva propuesta",
    services: { one: "servicio", other: "servicios" },
    uploads: "Cargas por lotes",
    noUploads: "Cargue un archivo CSV para consultar muchas direcciones a la vez.",
    unnamed: "Carga",
    openUpload: "Ver",
    fixUpload: "Corregir archivo",
    allUploads: "Todas las cargas",
    contracts: "Contratos por terminar",
    noContracts: "No hay contratos por terminar.",
    allContracts: "Todos los contratos",
    noCustomer: "–",
    actionOf: { edit: "Editar borrador", price: "Cotizar de nuevo" },
    stateOf: { edit: "Borrador", price: "Vencido" },
    loading: "Cargando",
    failed: "Ocurrió un error.",
    denied: "No tiene acceso a esta lista. Pida acceso a su administrador.",
    tryAgain: "Reintentar",
  },
};
