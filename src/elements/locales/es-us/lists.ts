import type { LeftOutReason } from "../../../core/lists/left-out-rows.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { listTexts } from "../../lists/lists.messages.ts";
import type { Pack } from "../pack.ts";

const rowsHave: PluralForms = { one: "fila tiene", other: "filas tienen" };

/** How a list of addresses is read, for all elements that take one. */
export const listsSpanish: Pack<typeof listTexts> = {
  lists: {
    columns: "Columnas",
    unnamedColumn: (number) => `Columna ${number}`,
    notUsed: "No se usa",
    sample: (text) => `Por ejemplo: ${text}`,
    noSample: "Esta columna está vacía.",
    roles: {
      address: "Dirección",
      number: "Número de casa",
      direction: "Orientación de calle",
      street: "Nombre de calle",
      suffix: "Tipo de calle",
      endDirection: "Orientación después de la calle",
      building: "Edificio",
      floor: "Piso",
      unitType: "Tipo de unidad",
      unit: "Suite o unidad",
      urbanization: "Urbanización",
      cityStateZip: "Ciudad, estado y código postal",
      city: "Ciudad",
      state: "Estado",
      zip: "Código postal",
      zip4: "ZIP+4",
      country: "País",
      name: "Nombre del sitio",
      id: "ID del sitio",
      currentProvider: "Proveedor actual",
      currentMonthly: "Mensualidad actual",
      contractEnd: "Fin del contrato",
    },
    doubtful: (columns, used, format) =>
      `Varias columnas contienen direcciones: ${format.list(columns)}. Se usa ${used}.`,
    columnWithSample: (name, sample) => (sample === "" ? `“${name}”` : `“${name}” (${sample})`),
    onlyCoordinates:
      "Falta una columna de direcciones. No se pueden consultar coordenadas. Agregue direcciones.",

    sheet: "Hoja",
    hiddenSheet: (name) => `${name} (oculta)`,
    namesRow: "Fila con los nombres de las columnas",
    noNames: "Sin nombres de columnas",
    row: (number, text) => `Fila ${number}: ${text}`,
    foundNames: (row) => `Los nombres de las columnas están en la fila ${row}.`,

    encoding: "Codificación",
    encodingHint: "Elija otra si las letras no se ven bien.",
    encodings: {
      "utf-8": "UTF-8",
      "utf-8-bom": "UTF-8 con marca de orden de bytes",
      "utf-16le": "UTF-16",
      "utf-16be": "UTF-16 (big endian)",
      "latin-1": "Latin-1",
      "mac-roman": "Mac Roman",
      binary: "",
    },

    leftOut: (count, unit, { plural, number }) =>
      unit === "row"
        ? `${number(count)} ${plural(count, { one: "fila omitida", other: "filas omitidas" })}.`
        : `${number(count)} ${plural(count, { one: "línea omitida", other: "líneas omitidas" })}.`,
    leftOutRow: (number, reason, text, unit) =>
      `${unit === "row" ? "Fila" : "Línea"} ${number}, ${reasons[reason]}: ${text}`,
    keep: "Conservar",
    keepOf: (number, unit) => `Conservar la ${unit === "row" ? "fila" : "línea"} ${number}`,
    leaveOutAgain: "Volver a omitir",
    more: (count, { number }) => `${number(count)} más sin mostrar.`,

    damage: "Correcciones sugeridas",
    damageHeads: { row: "Fila", before: "Ahora", after: "Corrección" },
    damageReasons: {
      "zip-zeros": "Se perdieron los ceros iniciales.",
      "zip-hyphen": "Falta el guion.",
      "zip-decimal": "Una hoja de cálculo agregó un decimal.",
      "zip-short": "Este código postal es demasiado corto.",
      "empty-place": "Vacía, como debajo de una celda combinada.",
      date: "Una hoja de cálculo lo convirtió en una fecha.",
      power: "Una hoja de cálculo redondeó este número.",
    },
    noFix: "Corríjalo en su archivo",
    emptyCell: "Vacía",
    damageAct: "Aplicar o deshacer",
    applyFix: "Aplicar",
    undoFix: "Deshacer",
    fixOf: (isApplied, before, after, row) =>
      `${isApplied ? "Deshacer" : "Aplicar"}: ${before || "vacía"} por ${after}, fila ${row}`,
    applyFixes: (count, format) =>
      count === 0
        ? "Aplicar todas las correcciones"
        : `Aplicar ${format.count(count, { one: "corrección", other: "correcciones" })}`,
    fixesApplied: (count, format) =>
      `${format.count(count, { one: "corrección aplicada", other: "correcciones aplicadas" })}. Su archivo original no cambia.`,
    allApplied: "Se aplicaron todas las correcciones.",
    undo: "Deshacer correcciones",
    noneApplied: "No se aplicó ninguna corrección.",

    notes: {
      "post-box": (count, where, format) =>
        `${format.count(count, { one: "fila es un apartado postal", other: "filas son apartados postales" })}: ${where}. Los proveedores necesitan una dirección física.`,
      "rural-route": (count, where, format) =>
        `${format.count(count, { one: "fila es una ruta rural", other: "filas son rutas rurales" })}: ${where}. Los proveedores necesitan una dirección física.`,
      coordinates: (count, where, format) =>
        `${format.count(count, rowsHave)} coordenadas: ${where}. Ingrese direcciones en su lugar.`,
      "no-number": (count, where, format) =>
        `${format.count(count, { one: "fila no tiene", other: "filas no tienen" })} número de casa: ${where}.`,
    },
    dateSerials: (count, before, after, where, format) =>
      `${format.count(count, { one: "fin de contrato es un número y se leyó", other: "fines de contrato son números y se leyeron" })} como fecha (${before} como ${after}): ${where}.`,
    inRows: ({ rows, hasMore }) =>
      `${rows.length === 1 && !hasMore ? "fila" : "filas"} ${rows.join(", ")}${hasMore ? ", …" : ""}`,
  },
};

const reasons: Readonly<Record<LeftOutReason, string>> = {
  title: "un título",
  total: "un total",
  names: "nombres de columnas repetidos",
  greeting: "un saludo",
  thanks: "una despedida",
  mail: "parte del correo",
  signature: "parte de la firma",
};
