import type { boardTexts } from "../../../core/pricing/board/board-messages.ts";
import type { productTexts } from "../../../core/pricing/board/product-messages.ts";
import type { cartTexts } from "../../../core/pricing/cart/cart-messages.ts";
import type { removalTexts } from "../../../core/pricing/cart/removal-messages.ts";
import type { explanationTexts } from "../../../core/pricing/price/explanation-messages.ts";
import type { pricingTexts } from "../../../core/pricing/pricing-messages.ts";
import type { ruleTexts } from "../../../core/pricing/rules/rule-messages.ts";
import type { sectionTexts } from "../../../core/pricing/section-messages.ts";
import type { serviceTypeTexts } from "../../../core/pricing/service-type-messages.ts";
import type { speedTexts } from "../../../core/pricing/speed-messages.ts";
import type { Pack } from "../pack.ts";

const termTotal = "Total del plazo";

/** The texts of prices, of the price board and of proposals. */
export const pricingCoreSpanish: Pack<
  | typeof boardTexts
  | typeof cartTexts
  | typeof explanationTexts
  | typeof pricingTexts
  | typeof productTexts
  | typeof removalTexts
  | typeof ruleTexts
  | typeof sectionTexts
  | typeof serviceTypeTexts
  | typeof speedTexts
> = {
  pricing: {
    notAvailable: "No disponible en esta dirección.",
    disclaimer:
      "Los precios no incluyen recargos, cargos ni impuestos, son solo estimados y deben confirmarse con el proveedor.",
    termTotal,
    ifPriceStays: (label) => `${label}, si el precio no cambia`,
    assumedTermTotal: `${termTotal}, si el precio no cambia`,
    assumedTotal: "El total del plazo es válido si el precio no cambia.",
    monthlyIn: (from, to) =>
      from === to ? `Mensual en el mes ${from}` : `Mensual en los meses ${from} a ${to}`,
    note: (of, text) => `${of}: ${text}`,
    rangeNote: "No incluye artículos con rango de precios",
    validity: (date, through) =>
      through === null ? `Precios al ${date}.` : `Precios al ${date}. Válidos hasta el ${through}.`,
    rangePriced: "Rango de precios, no incluido en los totales",
    rangeFrom: (low) => `desde ${low}`,
    rangeUpTo: (high) => `hasta ${high}`,
    range: (low, high) => `${low} – ${high}`,
    countedAs: (price) => `se cuenta como ${price}`,
    rangeCountedAs: (range, price) => `${range}, se cuenta como ${price}`,
    box: "decodificador",
    boxes: "decodificadores",
    highestCharge: "Instalación (se aplica el cargo más alto)",
    installDiscount: "Descuento de instalación",
    stacking: "Instalación por línea y por equipo",
    secondary: "Cargo adicional",
    installWith: (label, amount) => `${label}: ${amount} de la instalación`,
    packageRemoved: "Se quitó el paquete.",
    removed: (titles, because) =>
      because === "" ? `${removed(titles)}.` : `${removed(titles)}. Motivo: ${because}.`,
    comesWith: (titles) => `Se requiere con ${titles.join(", ")}.`,
  },
  "pricing-sections": {
    noServices: (provider, section) =>
      `${section}: ${provider} no tiene servicios disponibles para el plazo seleccionado.`,
    television: {
      att: "Los servicios de televisión de AT&T no pagan comisiones.",
      cox: {
        before: "Los servicios de televisión de Cox los debe cotizar un ",
        link: "gerente de canal",
        after: ".",
      },
    },
  },
  "service-types": {
    sections: {
      dedicated: "Dedicado",
      broadband: "Banda ancha",
      phone: "Telefonía",
      tv: "Televisión",
    },
    types: {
      static_ip: {
        name: "IP estática",
        one: "un bloque de IP estáticas",
        several: "bloques de IP estáticas",
      },
      broadband_static_ip: {
        name: "IP estática de banda ancha",
        one: "un bloque de IP estáticas de banda ancha",
        several: "bloques de IP estáticas de banda ancha",
      },
      dedicated_static_ip: {
        name: "IP estática dedicada",
        one: "un bloque de IP estáticas dedicadas",
        several: "bloques de IP estáticas dedicadas",
      },
      dedicated: {
        name: "Internet dedicado",
        one: "un servicio de internet dedicado",
        several: "servicios de internet dedicado",
      },
      dedicated_router: {
        name: "Router dedicado",
        one: "un router dedicado",
        several: "routers dedicados",
      },
      dedicated_addon: {
        name: "Complemento dedicado",
        one: "un complemento dedicado",
        several: "complementos dedicados",
      },
      broadband: {
        name: "Banda ancha",
        one: "un servicio de internet",
        several: "servicios de internet",
      },
      broadband_router: {
        name: "Router de banda ancha",
        one: "un router de banda ancha",
        several: "routers de banda ancha",
      },
      broadband_addon: {
        name: "Complemento de banda ancha",
        one: "un complemento de banda ancha",
        several: "complementos de banda ancha",
      },
      phone: {
        name: "Teléfono",
        one: "un servicio telefónico",
        several: "servicios telefónicos",
      },
      phone_addon: {
        name: "Complemento telefónico",
        one: "un complemento telefónico",
        several: "complementos telefónicos",
      },
      tv: {
        name: "Televisión",
        one: "un servicio de televisión",
        several: "servicios de televisión",
      },
      tv_addon: {
        name: "Complemento de televisión",
        one: "un complemento de televisión",
        several: "complementos de televisión",
      },
      fee: { name: "Cargo", one: "un cargo", several: "cargos" },
    },
    severalUnknown: (type) => `servicios “${type}”`,
  },
  "line-speeds": {
    classes: {
      tenGigabit: "10 Gbps o más",
      fiveGigabit: "5 a 9.9 Gbps",
      twoGigabit: "2 a 4.9 Gbps",
      gigabit: (fromMbps) => `1 Gbps (${fromMbps} a 1,999 Mbps)`,
      from500: (toMbps) => `500 a ${toMbps} Mbps`,
      from300: "300 a 499 Mbps",
      from100: "100 a 299 Mbps",
      slowest: "menos de 100 Mbps",
    },
  },
  board: {
    columns: {
      provider: "Proveedor",
      service: "Servicio",
      download: "Descarga",
      upload: "Carga",
      access: "Acceso",
      term: "Plazo",
      monthly: "Mensual",
      install: "Instalación",
      termTotal,
      note: "Nota",
    },
    orders: {
      usualPrice: "Precio, primero 100 Mbps o más",
      price: "Precio, cualquier velocidad",
      speed: "Velocidad",
      pricePerMbps: "Precio por Mbps",
      install: "Cargo de instalación",
      total: termTotal,
      provider: "Proveedor",
    },
    sortedBy: {
      usualPrice: "primero 100 Mbps o más",
      price: "primero el precio más bajo",
      speed: "primero la velocidad más alta",
      pricePerMbps: "primero el precio por Mbps más bajo",
      install: "primero el cargo de instalación más bajo",
      total: "primero el total del plazo más bajo",
      provider: "por proveedor",
    },
    unbuiltLast: (sorted) => `${sorted}, al final las líneas que requieren construcción`,
  },
  "board-products": {
    accessTypes: {
      fiber: "Fibra",
      coax: "Coaxial",
      copper: "Cobre",
      fixedWireless: "Inalámbrico fijo",
      cellular: "Celular",
      satellite: "Satélite",
      unknown: "Acceso no indicado",
    },
    names: {
      broadband: "Banda ancha",
      dedicated: "Dedicado",
      phone: "Teléfono",
      tv: "Televisión",
    },
    noPrice: "Sin precio publicado",
    extras: (price) => `incl. ${price} de artículos requeridos`,
    speedNotGiven: "velocidad no indicada",
    lineOf: (name, speed, access) => `${name} ${speed}, ${access.toLowerCase()}`,
  },
  "pricing-cart": {
    months: (months) => (months === 1 ? "1 mes" : `${months} meses`),
    kinds: { phone: "teléfono", tv: "TV" },
    counted: (title, quantity) => `${quantity} × ${title}`,
    without: (title) => `sin ${title}`,
    numberedName: (name, number) => `${name} (${number})`,
    figure: {
      monthly: (amount) => `${amount}/mes`,
      install: "instalación",
      installOf: (amount) => `${amount} de instalación`,
      ends: (name, lost) => (lost === "" ? `Termina ${name}` : `Termina ${name}, quita ${lost}`),
      removes: (lost) => `Quita ${lost}`,
      services: { one: "servicio", other: "servicios" },
      noChange: "Sin cambio",
      noCharge: "Sin cargo",
      rates: { bundle: "Tarifa combinada", package: "Tarifa del paquete" },
      rated: {
        bundle: (amount) => `${amount} con tarifa combinada`,
        package: (amount) => `${amount} en el paquete`,
      },
      parts: {
        equipment: (amount) => `${amount} de equipo`,
        along: (amount) => `${amount} de artículos requeridos`,
        lost: (amount) => `${amount} de artículos quitados`,
        elsewhere: (amount) => `${amount} en otros servicios`,
      },
      savedElsewhere: (amount) => `ahorro de ${amount} en otros servicios`,
      each: (quantity, rate) => `${quantity} a ${rate}`,
      plus: (part) => `más ${part}`,
      less: (part) => `menos ${part}`,
      insteadOf: (amount) => `en lugar de ${amount}`,
    },
    notice: {
      added: (titles) =>
        `${titles.length === 1 ? "Se agregó" : "Se agregaron"}: ${titles.join(", ")}.`,
      items: { one: "artículo", other: "artículos" },
      itemsAdded: (count) => `Agregado: ${count}.`,
      itemsRemoved: (count) => `Quitado: ${count}.`,
      itemsChanged: (added, removed) => `Agregado: ${added}; quitado: ${removed}.`,
      monthly: (before, after) => `El total mensual ahora es ${after} (antes, ${before}).`,
      install: (before, after) => `El total de instalación ahora es ${after} (antes, ${before}).`,
      package: (added, removed, change) =>
        [
          added.length === 0 ? "" : `agrega ${added.join(", ")}`,
          removed.length === 0 ? "" : `reemplaza ${removed.join(", ")}`,
          change,
        ]
          .filter((part) => part !== "")
          .join("; "),
      same: (choices, lost, monthly) =>
        `Cotizar los mismos servicios para ${choices.join(", ")}${lost === "" ? "" : ` sin ${lost}`}: ${monthly}/mes`,
    },
  },
  "pricing-removals": {
    deselected: () => "",
    linkDeselected: () => "usted quitó un servicio requerido",
    replaced: (it) => `su nueva selección ${it === "it" ? "lo" : "los"} reemplaza`,
    unlinked: (it) => `${it === "it" ? "venía" : "venían"} con un servicio que usted quitó`,
    packageReplaced: (it) => `${it === "it" ? "era" : "eran"} parte del paquete anterior`,
    serviceChosen: () => "al seleccionar un servicio, el paquete termina",
    sectionUnchecked: () => "se desmarcó el tipo de servicio",
    providerChanged: () => "cambió el proveedor",
    termChanged: () => "cambió el plazo",
    cleared: () => "se vació la propuesta",
    notOffered: (it) => `el proveedor no ${it === "it" ? "lo" : "los"} ofrece`,
  },
  "pricing-rules": {
    dependencyMissing: {
      removal: (it) => `${it === "it" ? "requiere" : "requieren"} un servicio que usted quitó`,
      choose: (services) => `Requiere ${services}.`,
      chooseOneOf: (services, others) =>
        `Requiere ${services.join(", ")} o uno de otros ${others}.`,
      oneOf: (count, services) => `uno de ${count} ${services}`,
      requires: (kind) => `Requiere ${kind}.`,
      orFaster: (service, speed) => `${service} de ${speed} o más`,
      kind: (word) => `un servicio “${word}”`,
    },
    speedExceeded: { removal: () => "esa velocidad no está disponible en esta dirección" },
    speedUnverified: { removal: () => "la velocidad no está confirmada en esta dirección" },
    conditionMatched: {
      removal: (it) => `no se ${it === "it" ? "puede" : "pueden"} combinar con su selección`,
    },
    linkedServiceDisabled: { removal: () => "un servicio requerido no está disponible" },
  },
  "price-explanation": {
    rates: {
      mrc: "tarifa base",
      bundled_mrc: "tarifa combinada",
      double_mrc: "tarifa de dos servicios",
      triple_mrc: "tarifa de tres servicios",
      quad_mrc: "tarifa de cuatro servicios",
      package_mrc: "tarifa del paquete",
    },
    rateChange: {
      off: [
        "",
        "Descuento por dos servicios",
        "Descuento por tres servicios",
        "Descuento por cuatro servicios",
      ],
      on: ["", "Tarifa de dos servicios", "Tarifa de tres servicios", "Tarifa de cuatro servicios"],
      package: "Tarifa del paquete",
    },
    bundledWith: (names) => `con ${names}`,
    insteadOf: (reason, missing) => `${reason}; sin ${missing} disponible`,
    times: (reason, count, unit) => `${reason}, ${count} × ${unit}`,
    noPrice: "sin precio publicado",
    range: "rango de precios, no incluido en los totales",
    unreadable: "precio no válido",
    equipment: "cargo de equipo",
    equipmentOf: (title) => `cargo de equipo de ${title}`,
    boxes: (count, unit) => `${count} × ${unit}`,
    discount: "Descuento del paquete",
    discountReason: "ahorro del paquete frente a las tarifas individuales",
    packagePrice: "precio del paquete",
    feeIncluded: "cargo de equipo, incluido en el paquete",
    notBelowZero: "Ajustado a cero",
    sources: {
      charge: joined,
      discount: joined,
      stacking: joined,
      secondary: (host) => `se cobra con ${host}`,
    },
  },
};

function removed(titles: readonly string[]): string {
  return `${titles.length === 1 ? "Se quitó" : "Se quitaron"}: ${titles.join(", ")}`;
}

function joined(title: string, amount: string): string {
  return amount === "" ? title : `${title} ${amount}`;
}
