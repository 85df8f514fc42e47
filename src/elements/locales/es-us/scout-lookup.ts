import type { runTexts } from "../../../core/lookup/lookup-messages.ts";
import type { placeTexts } from "../../../core/lookup/place-messages.ts";
import type { providerTexts } from "../../../core/lookup/provider-messages.ts";
import type { lookupTexts } from "../../scout-lookup/scout-lookup.messages.ts";
import type { Pack } from "../pack.ts";
import { listsSpanish } from "./lists.ts";
import { uploadsSpanish } from "./uploads.ts";

const late = "Está tardando más de lo habitual.";

const ownSpanish: Pack<
  typeof lookupTexts | typeof placeTexts | typeof providerTexts | typeof runTexts
> = {
  lookup: {
    preparing: "Preparando...",
    searching: "Buscando...",
    done: "Listo.",
    cannotValidate: "No se puede validar la dirección.",
    tooManyRequests: "Demasiadas solicitudes.",
    failed: "Ocurrió un error.",
    noData: "La API de Scout no devolvió datos",
  },
  place: {
    showingResultsFor: "Resultados para:",
    lec: "Operador local (LEC)",
    cable: "Compañía de cable",
    resultsNotAvailable:
      "Los resultados no están disponibles en este momento. Inténtelo de nuevo más tarde.",
    notConnected:
      "SCOUT no tiene conexión directa con este proveedor para consultar su cobertura en tiempo real.",
    seeAvailableProviders:
      "Vea los resultados aproximados, si los hay, en Proveedores disponibles.",
    errorReported: "Este error se informó al equipo de desarrollo del portal.",
    noProviders: "No hay resultados en este momento.",
    generatePricing: "Ver precios",
    npaNxx: "NPA-NXX",
    lata: "LATA",
    clli: "CLLI de la central",
  },
  provider: {
    feet: (distance) => `${distance} pies`,
    status: (service, answer) => `${service}: ${answer}`,
    available: "Disponible",
    parts: { coax: "Coaxial", fiber: "Fibra" },
  },
  "scout-lookup": {
    heading: "Consulta SCOUT",
    introduction: "Vea qué proveedores pueden dar servicio en una dirección.",
    addressLabel: "Dirección",
    addressPlaceholder: "Empiece a escribir una dirección",
    search: "Buscar",
    clear: "Borrar",
    clearSearch: "Borrar búsqueda",
    checkAddress: "Revise la calle y el código postal, o seleccione una sugerencia.",
    tooShort: "Ingrese una dirección completa.",
    tryAgain: "Reintentar",
    contractNotFound: "No se encontró el contrato.",
    building: "Datos del edificio",
    providers: "Proveedores disponibles",
    providerForms: { one: "proveedor", other: "proveedores" },
    soFar: (providers) => `${providers} hasta ahora`,
    priced: (count) => `${count} con precios`,
    upTo: (speed, provider) => `hasta ${speed} (${provider})`,
    noAnswer: "Esperando a los proveedores...",
    answered: (parts) => `Recibido: ${parts}`,
    answeredAddress: "dirección",
    answeredCodes: "central",
    otherForms: { one: "proveedor más", other: "proveedores más" },
    timeLeft(timeLeft, format) {
      if (timeLeft.kind === "late") return late;
      if (timeLeft.kind === "soon") return "Quedan unos segundos";
      const { seconds } = timeLeft;
      const isMinutes = seconds >= 60;
      return `Tiempo restante aproximado: ${format.count(
        isMinutes ? seconds / 60 : seconds,
        isMinutes ? { one: "minuto", other: "minutos" } : { one: "segundo", other: "segundos" },
      )}`;
    },
    late,
    provider: "Proveedor",
    status: "Estado",
    bestSpeed: "Mejor velocidad",
    accessType: "Tipo de acceso",
    distance: "Distancia",
    unknown: "desconocido",
    carriersFirst: "Primero los proveedores locales",
    providersNear: (address) => `Proveedores disponibles para ${address}`,
    fileName: "Proveedores disponibles.csv",
    pricingFor: (provider) => `de ${provider}`,
    allProviders: "todos los proveedores",
    mapFailed: "El mapa no se puede mostrar aquí.",
    mapOf: (address) => `Mapa satelital de ${address}`,
    loading: "Cargando",
    noBulkPanel: "No se pudo cargar el panel de carga por lotes. Recargue la página.",
    empty:
      "Ingrese una dirección para ver qué proveedores le dan servicio y cotizar sus servicios.",
  },
};

export const lookupSpanish = { ...ownSpanish, ...uploadsSpanish, ...listsSpanish };
