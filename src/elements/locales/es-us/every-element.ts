import type { CommonGroup, Pack } from "../pack.ts";

export const commonSpanish: Pack<CommonGroup> = {
  host: {
    deniedTitle: "Acceso denegado",
    denied: "No tiene autorización para ver esta página.",
    askForAccess: "Pida acceso a su administrador.",
    errorTitle: "Error",
    error: "Ocurrió un error.",
    unexplained: "El servicio no respondió. Inténtelo de nuevo en un minuto.",
    stopped: "Esta parte de la página dejó de funcionar.",
    tryAgain: "Intentar de nuevo",
    partMissing: "No se pudo cargar una parte de esta página.",
    reload: "Recargar la página",
    signIn: "Iniciar sesión",
    notSignedIn: "No ha iniciado sesión.",
    interrupted: "Su sesión terminó. Inicie sesión para continuar donde se quedó.",
    notChecked: "No se pudo verificar su inicio de sesión.",
    clockWrong: "El reloj de esta computadora parece incorrecto. Corríjalo e inténtelo de nuevo.",
    badLink: "Este enlace de inicio de sesión no funciona. Inicie sesión con su contraseña.",
    missingScreen: "Este sitio no tiene esa página.",
    dismiss: "Descartar",
    notices: "Avisos",
    printing: "Para imprimir",
    keys: "Atajos de teclado",
    close: "Cerrar",
    sampleData: "Datos de ejemplo",
    downloaded: (name) => `Se descargó ${name}`,
  },
  ui: {
    dismiss: "Descartar",
    close: "Cerrar",
    loading: "Cargando",
    inProgress: "En curso",
    inNewTab: (label) => `${label} (se abre en una pestaña nueva)`,
  },
  combobox: {
    clear: "Borrar la búsqueda",
    remove: "Quitar",
    none: "No hay sugerencias",
    count: (count) => (count === 1 ? "1 sugerencia" : `${count} sugerencias`),
    recent: (count) => `Recientes: ${count}. Presione Suprimir para quitar una.`,
  },
  "answered-address": {
    price: (answered, asked) =>
      `Precios para ${sentence(answered)} Usted solicitó ${sentence(asked)}`,
    place: (answered, asked) =>
      `Se encontró ${sentence(answered)} Usted solicitó ${sentence(asked)}`,
    addedZip: (zip) => `No ingresó un código postal. Los resultados son para ${zip}.`,
    caption: (caption, asked) => `${caption} (usted solicitó ${asked})`,
    answered: "Dirección encontrada",
    asked: "Dirección solicitada",
  },
  "drop-zone": {
    choose: "Elegir un archivo",
    chooseFor: (label) => `Elegir un archivo: ${label}`,
    orDrop: "o suéltelo aquí",
    chosen: "Elegido: ",
    clear: "Borrar",
    clearOf: (label) => `Borrar ${label}`,
    rejected: "Archivos rechazados",
    byteCount: (bytes, { count }) => count(bytes, { one: "byte", other: "bytes" }),
    units: [(amount) => `${amount} KB`, (amount) => `${amount} MB`, (amount) => `${amount} GB`],
  },
  facets: {
    selected: " seleccionados",
    deeperLevels: (number, { count }) =>
      `Muestra ${count(number, { one: "término más específico", other: "términos más específicos" })} en una lista`,
  },
  "list-search": {
    label: "Buscar en esta lista",
    all: (total) => `${total} en esta lista`,
    found: (count, total) => `${count} de ${total} en esta lista`,
  },
  table: { sortBy: "Ordenar por" },
  "address-form": {
    dropped: (unit) => `La sugerencia no incluye ${unit}.`,
    keep: (unit) => `Conservar ${unit}`,
  },
  "table-outputs": {
    exportGroup: "Copiar, guardar o imprimir",
    copy: "Copiar como tabla",
    save: "Descargar CSV",
    print: "Imprimir",
    nameOf: (act, table) => `${act}: ${table}`,
    copied: "Se copió. Pegue en una hoja de cálculo o un correo.",
    notCopied: "Su navegador bloqueó la copia.",
    notPrinted: "Su navegador bloqueó la impresión.",
  },
};

/** An address at the end of a sentence. It may end with a dot of its own. */
function sentence(address: string): string {
  return address.endsWith(".") ? address : `${address}.`;
}
