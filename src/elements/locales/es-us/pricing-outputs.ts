import type { proposalTexts } from "../../../core/pricing/proposal/proposal-messages.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { draftTexts } from "../../scout-pricing/drafts/drafts.messages.ts";
import type { printedTexts } from "../../scout-pricing/outputs/printed-proposal.messages.ts";
import type { Pack } from "../pack.ts";

const services: PluralForms = { one: "servicio", other: "servicios" };

/** The drafts, the outputs and the printed proposal of `scout-pricing`. */
export const pricingOutputsSpanish: Pack<
  typeof draftTexts | typeof printedTexts | typeof proposalTexts
> = {
  proposal: {
    severalProviders: "Varios proveedores",
    discountOf: (title) => (title === "" ? "Descuento" : `Descuento de ${title}`),
    equipmentOf: (title) => `${title}, equipo`,
    blocked: {
      noService: "Seleccione un servicio de banda ancha, dedicado, de telefonía o de televisión.",
      invalidTotal: "Un precio no es válido, por lo que no se pueden calcular los totales.",
    },
    contractRules: {
      comcast: "Los contratos de Comcast no están disponibles para servicios dedicados.",
      spectrum: "Los contratos de Spectrum solo están disponibles para servicios dedicados.",
      default: "Los contratos requieren un servicio de banda ancha y uno dedicado.",
    },
  },
  drafts: {
    continue: "Continuar",
    continueOf: (name, time) => `Continúe la propuesta para ${name} (${time})`,
    reopen: "Reabrir",
    leftOf: (name) => `La propuesta para ${name} está en Propuestas recientes.`,
    recentDrafts: (count) => `Propuestas recientes (${count})`,
    draftLines: (count, format) => format.count(count, services),
    continueDraft: (name, time) => `Continuar ${name} (${time})`,
    deleteDraft: "Eliminar",
    deleteDraftOf: (name, time) => `Eliminar ${name} (${time})`,
    deleteAllDrafts: "Eliminar todas",
    draftsKept: "Se guardan en este dispositivo durante 30 días, sin precios.",
    draftsInPage: "Se guardan hasta que cierre esta página, sin precios.",
    draftsBlocked:
      "Este navegador no puede guardar propuestas. Se perderán cuando cierre la página.",
    pricedAgain: "Los precios se actualizaron.",
    nothingChanged: "Nada cambió.",
    changed: "Cambios:",
    change: {
      choiceGone: {
        provider: "El proveedor ya no se ofrece en esta dirección.",
        term: "El plazo ya no se ofrece.",
        region: "La región ya no se ofrece.",
        package: "El paquete ya no se ofrece como se guardó.",
      },
      notOffered: (title) => `${title} ya no se ofrece.`,
      unavailable: (title) => `${title} ya no está disponible.`,
      added: (title) => `Ahora se requiere ${title}.`,
      quantity: (title, now) => `Nueva cantidad de ${title}: ${now}.`,
      price: (title, monthly, install) =>
        `Nuevo precio de ${title}: ${monthly} al mes, ${install} de instalación.`,
      totals: (monthly, install) => `Nuevos totales: ${monthly} al mes, ${install} de instalación.`,
    },
    copyLink: "Copiar enlace",
    nothingToShare: "Todavía no hay nada que compartir.",
    linkWithCustomer: (name) => `Incluir el nombre del cliente en el enlace: ${name}`,
    linkCopied:
      "Se copió el enlace. Quienes lo reciban verán la propuesta con sus propios precios.",
    linkNotCopied: "No se pudo copiar el enlace.",
    linkRefused: "Este enlace no es válido. Pida uno nuevo a quien se lo envió.",
  },
  "printed-proposal": {
    pageNumbers: (page, pages) => `Página ${page} de ${pages}`,
    title: "Propuesta de precios",
    reference: (number, date) => (number === "" ? date : `N.º ${number} · ${date}`),
    footer: (number, customer) =>
      [number === "" ? "Propuesta de precios" : `Propuesta ${number}`, customer]
        .filter(Boolean)
        .join(" · "),
    continued: (customer) =>
      ["Propuesta de precios, continuación", customer].filter(Boolean).join(" · "),
    services: "Servicios, por mes",
    allOptions: (shared) => `Todas las opciones: ${shared}`,
    shared: "Lo mismo en todas las opciones",
    sharedServices: (count) => `${count} servicios, los mismos en todas las opciones`,
    more: (count) => `${count} servicios más`,
    sum: "Total",
    installSum: (parts) => `Instalación: ${parts.join(" + ")}.`,
    installPart: (label, amount) => `${label} ${amount}`,
    product: (months, monthly, install) =>
      `${months} × ${monthly}${install === "" ? "" : ` + ${install}`}`,
    figure: (label, amount) => `${label}: ${amount}`,
    phase: (label, amount) => `${label}: ${amount}.`,
    difference: "Diferencia con la primera",
    quantity: "Cantidad",
    priceEach: "Precio unitario",
    pricesAsOf: "Precios al",
    validThrough: "Válidos hasta el",
    acceptance: "Aceptación",
    accepted: (monthly, install) => `Total mensual ${monthly} · Total de instalación ${install}`,
    accept(name, reach) {
      if (name === "" && reach === "") return "Para aceptar, firme esta propuesta.";
      if (reach === "") return `Para aceptar, firme esta propuesta y devuélvala a ${name}.`;
      return name === ""
        ? `Para aceptar, firme esta propuesta y devuélvala a ${reach}.`
        : `Para aceptar, firme esta propuesta y devuélvala a ${name} (${reach}).`;
    },
    signatureLines: ["Firma", "Nombre y cargo", "Fecha"],
  },
};
