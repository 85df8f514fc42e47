import type { proposalTexts } from "../../../core/pricing/proposal/proposal-messages.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { draftTexts } from "../../scout-pricing/drafts/drafts.messages.ts";
import type { printedTexts } from "../../scout-pricing/outputs/printed-proposal.messages.ts";
import type { Pack } from "../pack.ts";

const services: PluralForms = { one: "Dienst", other: "Dienste" };

/** The drafts, the outputs and the printed proposal of `scout-pricing`. */
export const pricingOutputsGerman: Pack<
  typeof draftTexts | typeof printedTexts | typeof proposalTexts
> = {
  proposal: {
    severalProviders: "Mehrere Anbieter",
    discountOf: (title) => (title === "" ? "Rabatt" : `Rabatt: ${title}`),
    equipmentOf: (title) => `${title}, Geräte`,
    blocked: {
      noService:
        "Wählen Sie einen Breitband-, Telefonie- oder TV-Dienst oder dediziertes Internet.",
      invalidTotal: "Ein Preis ist ungültig. Die Summen können nicht berechnet werden.",
    },
    contractRules: {
      comcast: "Verträge von Comcast gibt es nicht für dedizierte Dienste.",
      spectrum: "Verträge von Spectrum gibt es nur für dedizierte Dienste.",
      default: "Verträge erfordern einen Breitband- und einen dedizierten Dienst.",
    },
  },
  drafts: {
    continue: "Fortsetzen",
    continueOf: (name, time) => `Angebot für ${name} fortsetzen (${time})`,
    reopen: "Öffnen",
    leftOf: (name) => `Das Angebot für ${name} finden Sie unter „Letzte Angebote“.`,
    recentDrafts: (count) => `Letzte Angebote (${count})`,
    draftLines: (count, format) => format.count(count, services),
    continueDraft: (name, time) => `${name} fortsetzen (${time})`,
    deleteDraft: "Löschen",
    deleteDraftOf: (name, time) => `${name} löschen (${time})`,
    deleteAllDrafts: "Alle löschen",
    draftsKept: "30 Tage auf diesem Gerät gespeichert, ohne Preise.",
    draftsInPage: "Gespeichert, bis Sie diese Seite schließen, ohne Preise.",
    draftsBlocked:
      "Dieser Browser kann keine Angebote speichern. Angebote gehen verloren, wenn Sie die Seite schließen.",
    pricedAgain: "Die Preise wurden aktualisiert.",
    nothingChanged: "Nichts hat sich geändert.",
    changed: "Änderungen:",
    change: {
      choiceGone: {
        provider: "Der Anbieter ist an dieser Adresse nicht mehr verfügbar.",
        term: "Die Laufzeit wird nicht mehr angeboten.",
        region: "Die Region wird nicht mehr angeboten.",
        package: "Das Paket wird nicht mehr so angeboten wie gespeichert.",
      },
      notOffered: (title) => `${title} wird nicht mehr angeboten.`,
      unavailable: (title) => `${title} ist nicht mehr verfügbar.`,
      added: (title) => `${title} ist jetzt erforderlich.`,
      quantity: (title, now) => `Neue Menge für ${title}: ${now}.`,
      price: (title, monthly, install) =>
        `Neuer Preis für ${title}: ${monthly}/Monat, ${install} einmalig.`,
      totals: (monthly, install) => `Neue Summen: ${monthly}/Monat, ${install} einmalig.`,
    },
    copyLink: "Link kopieren",
    nothingToShare: "Es gibt noch nichts zu teilen.",
    linkWithCustomer: (name) => `Kundennamen in den Link aufnehmen: ${name}`,
    linkCopied: "Link kopiert. Empfänger sehen das Angebot zu ihren eigenen Preisen.",
    linkNotCopied: "Der Link konnte nicht kopiert werden.",
    linkRefused: "Dieser Link ist ungültig. Bitten Sie den Absender um einen neuen.",
  },
  "printed-proposal": {
    pageNumbers: (page, pages) => `Seite ${page} von ${pages}`,
    title: "Preisangebot",
    reference: (number, date) => (number === "" ? date : `Nr. ${number} · ${date}`),
    footer: (number, customer) =>
      [number === "" ? "Preisangebot" : `Angebot ${number}`, customer].filter(Boolean).join(" · "),
    continued: (customer) => ["Preisangebot, Fortsetzung", customer].filter(Boolean).join(" · "),
    services: "Dienste, pro Monat",
    allOptions: (shared) => `Alle Varianten: ${shared}`,
    shared: "In allen Varianten gleich",
    sharedServices: (count) => `${count} Dienste, in allen Varianten gleich`,
    more: (count) => `${count} weitere Dienste`,
    sum: "Summe",
    installSum: (parts) => `Einmalig: ${parts.join(" + ")}.`,
    installPart: (label, amount) => `${label} ${amount}`,
    product: (months, monthly, install) =>
      `${months} × ${monthly}${install === "" ? "" : ` + ${install}`}`,
    figure: (label, amount) => `${label}: ${amount}`,
    phase: (label, amount) => `${label}: ${amount}.`,
    difference: "Unterschied zur ersten",
    quantity: "Menge",
    priceEach: "Einzelpreis",
    pricesAsOf: "Preise vom",
    validThrough: "Gültig bis",
    acceptance: "Annahme",
    accepted: (monthly, install) => `Monatlich gesamt ${monthly} · Einmalig gesamt ${install}`,
    accept(name, reach) {
      if (name === "" && reach === "") return "Zur Annahme unterschreiben Sie dieses Angebot.";
      const to = name === "" || reach === "" ? `${name}${reach}` : `${name} (${reach})`;
      return `Zur Annahme unterschreiben Sie dieses Angebot und senden Sie es an ${to} zurück.`;
    },
    signatureLines: ["Unterschrift", "Name und Funktion", "Datum"],
  },
};
