import { maxSites } from "../../../core/pricing/sites/max-sites.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { ListUnit } from "../../lists/lists.messages.ts";
import type { siteTexts } from "../../scout-pricing/sites/sites.messages.ts";
import type { Pack } from "../pack.ts";

const addresses: PluralForms = { one: "dirección", other: "direcciones" };
const sites: PluralForms = { one: "sitio", other: "sitios" };

/** Several addresses, and the proposal for them. */
export const pricingSitesSpanish: Pack<typeof siteTexts> = {
  sites: {
    heading: "Varias direcciones",
    hide: "Ocultar",
    bar: (progress) => `Varias direcciones: ${progress}`,
    show: "Mostrar la tabla",
    saveOpened: "Guardar en el sitio",
    saveOpenedOf: (at) => `Guardar en el sitio ${at}`,

    hint: `Pegue una dirección por línea, o cargue un archivo CSV o un libro de Excel (hasta ${maxSites}). Revisará la lista antes de cotizar.`,
    lines: "Direcciones, una por línea",
    file: "Archivo CSV o libro de Excel",
    fileHint: "Ponga nombres a las columnas, como Dirección, Ciudad, Estado y Código postal.",
    check: "Revisar direcciones",
    noText: "Primero pegue al menos una dirección.",
    reading: (name) => `Leyendo ${name}…`,
    removeList: "Quitar la lista",
    pasted: "la tabla pegada",
    refused: {
      binary: (name) => `No es un archivo CSV ni un libro de Excel: ${name}.`,
      empty: (name) => `No hay líneas legibles en ${name}.`,
      unreadable: (name) => `Se modificó, renombró o eliminó ${name}. Elíjalo de nuevo.`,
      unavailable: (name) => `No se puede leer ${name} en esta página. Pegue sus líneas.`,
      locked: (name) =>
        `El archivo ${name} es antiguo o tiene contraseña. Guárdelo como .xlsx sin contraseña.`,
      "not-csv": (name) => `No es un archivo CSV ni un libro de Excel: ${name}.`,
      "one-at-a-time": () => "Elija un archivo a la vez.",
    },

    confirm: "Revisar direcciones",
    count: (count, format) => format.count(count, addresses),
    noAddresses: "No se encontraron direcciones.",
    repeats: (repeated, first, unit) =>
      `${numbered(repeated, unit)} ${repeated.length === 1 ? "repite" : "repiten"} la ${unitOf(unit)} ${first}.`,
    shared: (same, unit) =>
      `${numbered(
        same.map(({ number }) => number),
        unit,
      )} comparten una dirección: ${same[0]?.address}.`,
    keepOne: "Conservar un sitio por dirección",
    notAmount: (rows, text) => `${numbered(rows, "row")}: “${text}” no es un monto.`,
    moreNotAmounts: (count, format) =>
      `${format.count(count, { one: "texto más de la columna de precios no es un monto", other: "textos más de la columna de precios no son montos" })}.`,
    beyond: (lines, unit) =>
      `${numbered(lines, unit)} ${lines.length === 1 ? "se omite" : "se omiten"}. El límite es de ${maxSites} direcciones.`,
    unread: (count, format) =>
      `${format.count(count, { one: "fila al final del archivo no se leyó", other: "filas al final del archivo no se leyeron" })}.`,
    unclosed: (row) =>
      `Las comillas que se abren en la fila ${row} nunca se cierran. No se leyó nada después.`,
    encoding: (name) => `La codificación del archivo es ${name}.`,
    noColumn: "No se encontró una columna de direcciones. Cada fila se lee como una dirección.",
    badHeading: (count, unit, format) =>
      `${format.count(count, { one: `${unitOf(unit)} no es una dirección`, other: `${unitOf(unit)}s no son direcciones` })}. ${count === 1 ? "Corríjala u omítala." : "Corríjalas u omítalas."}`,
    badLine: (number, name, unit) =>
      name === "" ? numbered([number], unit) : `${numbered([number], unit)}: ${name}`,
    use: "Usar",
    useOf: (number, unit) => `Usar la ${unitOf(unit)} ${number}`,
    acceptAll: (count) => `Usar las ${count} filas con celdas de más`,
    leaveOut: "Omitir",
    leaveOutOf: (number, unit) => `Omitir la ${unitOf(unit)} ${number}`,
    faults: {
      empty: "No hay dirección.",
      ragged: "Esta fila tiene más celdas que nombres de columnas.",
      coordinates: "Son coordenadas. Ingrese la dirección en su lugar.",
      short: "Demasiado corta para una dirección.",
      long: "Demasiado larga para una dirección.",
      noLetters: "No se encontró la calle.",
    },
    edit: "Editar",
    editOf: (address) => `Editar ${address}`,
    remove: "Quitar",
    removeOf: (address) => `Quitar ${address}`,
    address: "Dirección",
    cancel: "Cancelar",
    moreBad: (count) => `${count} más después de estas.`,
    addresses: "Direcciones por cotizar",
    start: (count, format) => `Cotizar ${format.count(count, addresses)}`,
    noStart: "No hay direcciones por cotizar.",
    withoutBad: (count, unit, format) =>
      `${format.count(count, { one: `${unitOf(unit)} sin dirección se omitirá`, other: `${unitOf(unit)}s sin dirección se omitirán` })}.`,
    back: "Atrás",
    kept: "Su lista se guarda en esta pestaña. Los precios, no.",
    notKept: "La lista se pierde si cierra o recarga esta página.",

    progress: (priced, of) => `${priced} de ${of} con precio`,
    keptCount: (count, format) =>
      format.count(count, { one: "dirección guardada", other: "direcciones guardadas" }),
    details: {
      notFound: (count) => `${count} sin encontrar`,
      unpriced: (count) => `${count} sin precio`,
      failed: (count) => `${count} con error`,
      before: (count) => `${count} por cotizar de nuevo`,
      left: (count) => `${count} por cotizar`,
      repeated: (count) => `${count} en la dirección de otro sitio`,
    },
    phases: {
      running: "Se cotizan de dos en dos.",
      paused: "En pausa.",
      done: "Listo.",
      resting: (time) => `Demasiadas solicitudes. Se reanuda más tarde (${time}).`,
    },
    pause: "Pausar",
    goOn: "Reanudar",
    reloaded:
      "La página se recargó. Su lista y sus selecciones se conservan. Vuelva a cotizar las direcciones, porque los precios pueden cambiar.",
    denied: "No tiene autorización para cotizar estas direcciones.",
    unreachable:
      "Varias direcciones seguidas no obtuvieron respuesta. Revise su conexión y reanude.",
    againRefused: (count) =>
      count === 1
        ? "Reintentar la dirección sin precio"
        : `Reintentar ${count} direcciones sin precio`,
    filter: "Mostrar",
    filters: {
      all: (count) => `Todos los sitios (${count})`,
      refused: (count) => `Sin precio (${count})`,
      different: (count) => `Con precio de otra dirección (${count})`,
      repeated: (count) => `En la dirección de otro sitio (${count})`,
    },

    needs: "Cada sitio incluye",
    line: "Internet",
    lineKinds: { any: "Cualquier tipo", broadband: "Banda ancha", dedicated: "Dedicado" },
    phoneLines: "Líneas telefónicas",
    staticIp: "IP estática",
    backup: "Línea de respaldo",
    noBackup: "Ninguna",
    backupNote: "Un respaldo tiene otro proveedor, otro tipo de acceso y el mismo plazo.",
    missing: {
      phone: "Sin líneas telefónicas",
      staticIp: "Sin IP estática",
      backup: "Sin línea de respaldo",
    },
    service: (title, quantity) => (quantity > 1 ? `${title} × ${quantity}` : title),
    backupIn: (provider, title) => `${provider}: ${title}`,
    backupOf: (provider, title, monthly) => `Respaldo: ${provider}, ${title}, ${monthly}/mes`,
    moreOffers: (count) => `${count} más`,
    moreOffersOf: (count, at) =>
      `${count} ${count === 1 ? "oferta más" : "ofertas más"} para ${at}`,
    bestOf: (at) => `Mejor oferta para ${at}`,
    terms: "Todos los sitios por plazo",
    termTotal: "Total del plazo",
    totalOver: (months, isAssumed) =>
      `Total en ${months} meses${isAssumed ? ", si el precio no cambia" : ""}`,
    allTermsTotal: (isAssumed) =>
      `Total en todos los plazos${isAssumed ? ", si el precio no cambia" : ""}`,
    otherServices: (count) => `${count} con otro servicio`,
    unpricedSites: (count) => `${count} sin precio`,
    ifPriceStays: "si el precio no cambia",
    chooseTerm: "Usar",
    chooseTermOf: (term) => `Usar ${term} en todos los sitios`,

    criterion: "Mejor oferta",
    criteria: {
      cheapest: "La más barata",
      sameProvider: "Un mismo proveedor en todos",
      fiber: "Solo fibra",
    },
    minimum: "Velocidad mínima",
    anySpeed: "Cualquier velocidad",
    atLeast: (speed) => `${speed}+`,
    term: "Plazo",
    anyTerm: "Cualquier plazo",
    everywhere: (provider, count, of) =>
      `${provider} atiende ${count} de ${of} sitios con precio, más que cualquier otro proveedor.`,

    table: "Mejores ofertas por sitio",
    offer: "Oferta",
    act: "Acción",
    offerOf: (at) => `Oferta para ${at}`,
    byCriterion: "Mejor oferta",
    own: "Su elección",
    unsaved: "Cambios sin guardar",
    gone: "Su elección ya no está disponible aquí.",
    sameAs: (at) => `Misma dirección que ${at}. El total cuenta ambas.`,
    open: "Abrir",
    openOf: (at) => `Abrir ${at} como propuesta`,
    newAddress: "Dirección nueva",
    noNewAddress: "Ingrese una dirección.",
    clearAddress: "Borrar dirección",
    priceEdited: "Cotizar dirección",
    again: "Reintentar",
    againOf: (at) => `Reintentar: ${at}`,
    priceOf: (at) => `Cotizar ${at}`,
    price: "Cotizar",
    notes: {
      waiting: "En espera",
      pricing: "Cotizando…",
      later: "El servidor tardó demasiado. Se reintenta en un minuto.",
      pricedBefore: "Precio anterior a la recarga",
      failed: "Ocurrió un error.",
      failedWith: (status) => `Ocurrió un error. (${status})`,
      unanswered: "Sin respuesta.",
      noOffer: "Ninguna oferta coincide.",
      noServices: "No hay resultados en este momento.",
    },

    savingsHeading: "Ahorro",
    savingsHint:
      "Ingrese lo que el cliente paga ahora. Pegue una columna de precios para llenar los sitios siguientes.",
    savings: "Costos actuales por sitio",
    currentProvider: "Proveedor actual",
    currentProviderOf: (at) => `Proveedor actual en ${at}`,
    currentMonthly: "Mensualidad actual",
    currentMonthlyIs: (amount) => `Mensualidad actual: ${amount}`,
    currentMonthlyOf: (at) => `Mensualidad actual en ${at}`,
    endsOn: "Fin del contrato",
    endsOnOf: (at) => `Fin del contrato en ${at}`,
    savingMonthly: "Ahorro mensual",
    costMonthly: "Costo mensual adicional",
    saves: (amount) => `Ahorro mensual: ${amount}`,
    costs: (amount) => `Costo mensual adicional: ${amount}`,
    figureAt: (label, count, of) => (count === of ? label : `${label} (${count} de ${of} sitios)`),
    savingOverTerm: "Ahorro en el plazo",
    savingIfPriceStays: "Ahorro en el plazo (si el precio no cambia)",
    payback: "La instalación se recupera en",
    months: (count, format) => format.count(count, { one: "mes", other: "meses" }),
    noPayback: "Nunca",
    atOnce: "De inmediato",
    savingsOf: (count, of) => (count === of ? "Todos los sitios" : `${count} de ${of} sitios`),
    savingsNote:
      "Cuenta los sitios con ambos precios. En el ahorro del plazo se resta la instalación.",
    notMoney: "Ingrese dólares, como 129.50.",
    printSavings: "Mostrar el ahorro en la propuesta",

    printProposal: "Imprimir propuesta",
    savePdf: "Descargar PDF",
    noProposal: "Ningún sitio tiene precio todavía.",
    pdfFailed: "No se pudo crear el PDF. Inténtelo de nuevo o imprima la propuesta.",
    siteAt: (number) => `Sitio ${number}`,
    subtotal: "Subtotal",
    backupMark: (title) => `${title} (respaldo)`,
    unavailable: (reason) => `No disponible: ${reason}`,

    pricedSites: "Sitios",
    siteCount: (count, of) => (count === of ? count : `${count} de ${of}`),
    totals: "Totales por proveedor",
    chosenSites: "Sitios",
    possible: "Si se usa en cada sitio disponible",
    possibleText: (count, monthly) => `${count}, ${monthly}/mes`,
    sites: (count, format) => format.count(count, sites),
    sum: (count, of) => `Total (${count} de ${of} sitios)`,
    others: (count) => `Otros proveedores (${count})`,
    othersTable: "Otros proveedores",
    sumNote: "No se incluyen los sitios sin oferta.",

    copyLink: "Copiar enlace",
    linkCopied:
      "Se copió el enlace. Quienes lo reciban revisarán la lista y verán sus propios precios.",
    linkNotCopied: "No se pudo copiar el enlace.",
    linkTooLong: "La lista es demasiado larga para un enlace. Descárguela como CSV.",
    change: "Editar lista",
    fileName: "Sitios.csv",
    columns: {
      site: "Sitio",
      answered: "Precio de",
      provider: "Proveedor",
      service: "Servicio",
      speed: "Velocidad",
      access: "Acceso",
      term: "Plazo",
      backup: "Respaldo",
      monthly: "Mensual",
      install: "Instalación",
      todayProvider: "Proveedor actual",
      todayMonthly: "Mensualidad actual",
      todayEndsOn: "Fin del contrato",
      savings: "Ahorro mensual",
      note: "Nota",
    },
    totalOf: (provider, count, of) =>
      provider === null
        ? `Total (${count} de ${of} sitios)`
        : `Total de ${provider}, ${count} ${count === 1 ? "sitio" : "sitios"}`,

    offerGone: (title) => `${title} ya no está disponible en esta dirección.`,
    otherPrice: (title, now, before) => `${title} cuesta ahora ${now}/mes (antes ${before}).`,
  },
};

const linesNamed = 8;

const unitOf = (unit: ListUnit) => (unit === "row" ? "fila" : "línea");

/** Examples: `Línea 5`, `Filas 5, 7 y 9`. */
function numbered(numbers: readonly number[], unit: ListUnit): string {
  const name = unit === "row" ? "Fila" : "Línea";
  if (numbers.length === 1) return `${name} ${numbers[0]}`;
  const shown = numbers.slice(0, linesNamed);
  const rest = numbers.length - shown.length;
  const texts = [...shown.map(String), ...(rest > 0 ? [`${rest} más`] : [])];
  return `${name}s ${texts.slice(0, -1).join(", ")} y ${texts.at(-1)}`;
}
