import type { proposalTexts } from "../../../core/pricing/proposal/proposal-messages.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { draftTexts } from "../../scout-pricing/drafts/drafts.messages.ts";
import type { printedTexts } from "../../scout-pricing/outputs/printed-proposal.messages.ts";
import type { Pack } from "../pack.ts";

const services: PluralForms = { one: "service", other: "services" };

/** The drafts, the outputs and the printed proposal of `scout-pricing`. */
export const pricingOutputsFrench: Pack<
  typeof draftTexts | typeof printedTexts | typeof proposalTexts
> = {
  proposal: {
    severalProviders: "Plusieurs fournisseurs",
    discountOf: (title) => (title === "" ? "Rabais" : `Rabais, ${title}`),
    equipmentOf: (title) => `${title}, équipement`,
    blocked: {
      noService: "Sélectionnez un service à large bande, dédié, de téléphonie ou de télévision.",
      invalidTotal: "Un prix n’est pas valide. Les totaux ne peuvent donc pas être calculés.",
    },
    contractRules: {
      comcast: "Les contrats de Comcast ne sont pas offerts pour les services dédiés.",
      spectrum: "Les contrats de Spectrum sont offerts seulement pour les services dédiés.",
      default: "Les contrats exigent un service à large bande et un service dédié.",
    },
  },
  drafts: {
    continue: "Continuer",
    continueOf: (name, time) => `Continuez la proposition pour ${name} (${time})`,
    reopen: "Rouvrir",
    leftOf: (name) => `La proposition pour ${name} se trouve dans Propositions récentes.`,
    recentDrafts: (count) => `Propositions récentes (${count})`,
    draftLines: (count, format) => format.count(count, services),
    continueDraft: (name, time) => `Continuer ${name} (${time})`,
    deleteDraft: "Supprimer",
    deleteDraftOf: (name, time) => `Supprimer ${name} (${time})`,
    deleteAllDrafts: "Tout supprimer",
    draftsKept: "Enregistrées sur cet appareil pendant 30 jours, sans les prix.",
    draftsInPage: "Enregistrées jusqu’à la fermeture de cette page, sans les prix.",
    draftsBlocked:
      "Ce navigateur ne peut pas enregistrer les propositions. Vous les perdrez en fermant la page.",
    pricedAgain: "Les prix ont été mis à jour.",
    nothingChanged: "Rien n’a changé.",
    changed: "Changements\u00a0:",
    change: {
      choiceGone: {
        provider: "Le fournisseur n’est plus offert à cette adresse.",
        term: "La durée n’est plus offerte.",
        region: "La région n’est plus offerte.",
        package: "Le forfait n’est plus offert tel qu’il a été enregistré.",
      },
      notOffered: (title) => `Le service ${title} n’est plus offert.`,
      unavailable: (title) => `Le service ${title} n’est plus disponible.`,
      added: (title) => `Le service ${title} est maintenant requis.`,
      quantity: (title, now) => `Nouvelle quantité pour ${title}\u00a0: ${now}.`,
      price: (title, monthly, install) =>
        `Nouveau prix pour ${title}\u00a0: ${monthly} par mois, ${install} d’installation.`,
      totals: (monthly, install) =>
        `Nouveaux totaux\u00a0: ${monthly} par mois, ${install} d’installation.`,
    },
    copyLink: "Copier le lien",
    nothingToShare: "Il n’y a encore rien à partager.",
    linkWithCustomer: (name) => `Inclure le nom du client dans le lien\u00a0: ${name}`,
    linkCopied: "Lien copié. Les destinataires verront la proposition à leurs propres prix.",
    linkNotCopied: "Le lien n’a pas pu être copié.",
    linkRefused: "Ce lien n’est pas valide. Demandez-en un nouveau à la personne qui l’a envoyé.",
  },
  "printed-proposal": {
    pageNumbers: (page, pages) => `Page ${page} sur ${pages}`,
    title: "Proposition de prix",
    reference: (number, date) => (number === "" ? date : `N° ${number} · ${date}`),
    footer: (number, customer) =>
      [number === "" ? "Proposition de prix" : `Proposition ${number}`, customer]
        .filter(Boolean)
        .join(" · "),
    continued: (customer) => ["Proposition de prix (suite)", customer].filter(Boolean).join(" · "),
    services: "Services, par mois",
    allOptions: (shared) => `Toutes les options\u00a0: ${shared}`,
    shared: "Identique dans toutes les options",
    sharedServices: (count) => `${count} services, identiques dans toutes les options`,
    more: (count) => `${count} autres services`,
    sum: "Total",
    installSum: (parts) => `Installation\u00a0: ${parts.join(" + ")}.`,
    installPart: (label, amount) => `${label} ${amount}`,
    product: (months, monthly, install) =>
      `${months} × ${monthly}${install === "" ? "" : ` + ${install}`}`,
    figure: (label, amount) => `${label}\u00a0: ${amount}`,
    phase: (label, amount) => `${label}\u00a0: ${amount}.`,
    difference: "Écart avec la première",
    quantity: "Quantité",
    priceEach: "Prix unitaire",
    pricesAsOf: "Prix au",
    validThrough: "Valables jusqu’au",
    acceptance: "Acceptation",
    accepted: (monthly, install) => `Total mensuel ${monthly} · Total d’installation ${install}`,
    accept(name, reach) {
      if (name === "" && reach === "") return "Pour accepter, signez cette proposition.";
      if (reach === "") return `Pour accepter, signez cette proposition et retournez-la à ${name}.`;
      return name === ""
        ? `Pour accepter, signez cette proposition et retournez-la à ${reach}.`
        : `Pour accepter, signez cette proposition et retournez-la à ${name} (${reach}).`;
    },
    signatureLines: ["Signature", "Nom et titre", "Date"],
  },
};
