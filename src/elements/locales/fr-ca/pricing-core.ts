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

const termTotal = "Total sur la durée";

/** The texts of prices, of the price board and of proposals. */
export const pricingCoreFrench: Pack<
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
    notAvailable: "Non disponible à cette adresse.",
    disclaimer:
      "Les prix excluent les suppléments, les frais et les taxes, sont donnés à titre indicatif et doivent être confirmés auprès du fournisseur.",
    termTotal,
    ifPriceStays: (label) => `${label}, si le prix ne change pas`,
    assumedTermTotal: `${termTotal}, si le prix ne change pas`,
    assumedTotal: "Le total sur la durée est valable si le prix ne change pas.",
    monthlyIn: (from, to) =>
      from === to ? `Mensuel, mois ${from}` : `Mensuel, mois ${from} à ${to}`,
    note: (of, text) => `${of}\u00a0: ${text}`,
    rangeNote: "Exclut les articles dont le prix est une fourchette",
    validity: (date, through) =>
      through === null ? `Prix au ${date}.` : `Prix au ${date}. Valables jusqu’au ${through}.`,
    rangePriced: "Fourchette de prix, non comprise dans les totaux",
    rangeFrom: (low) => `à partir de ${low}`,
    rangeUpTo: (high) => `jusqu’à ${high}`,
    range: (low, high) => `${low} – ${high}`,
    countedAs: (price) => `compté à ${price}`,
    rangeCountedAs: (range, price) => `${range}, compté à ${price}`,
    box: "décodeur",
    boxes: "décodeurs",
    highestCharge: "Installation (les frais les plus élevés s’appliquent)",
    installDiscount: "Rabais sur l’installation",
    stacking: "Installation par ligne et par appareil",
    secondary: "Frais supplémentaires",
    installWith: (label, amount) => `${label}\u00a0: ${amount} de l’installation`,
    packageRemoved: "Forfait retiré.",
    removed: (titles, because) =>
      because === ""
        ? `Retrait\u00a0: ${titles.join(", ")}.`
        : `Retrait\u00a0: ${titles.join(", ")}. Raison\u00a0: ${because}.`,
    comesWith: (titles) => `Requis avec ${titles.join(", ")}.`,
  },
  "pricing-sections": {
    noServices: (provider, section) =>
      `${section}\u00a0: ${provider} n’offre aucun service pour la durée choisie.`,
    television: {
      att: "Les services de télévision d’AT&T ne donnent droit à aucune commission.",
      cox: {
        before: "Les prix des services de télévision de Cox doivent être établis par un ",
        link: "gestionnaire de canal",
        after: ".",
      },
    },
  },
  "service-types": {
    sections: {
      dedicated: "Dédié",
      broadband: "Large bande",
      phone: "Téléphonie",
      tv: "Télévision",
    },
    types: {
      static_ip: {
        name: "IP statique",
        one: "un bloc d’IP statiques",
        several: "blocs d’IP statiques",
      },
      broadband_static_ip: {
        name: "IP statique (large bande)",
        one: "un bloc d’IP statiques pour la large bande",
        several: "blocs d’IP statiques pour la large bande",
      },
      dedicated_static_ip: {
        name: "IP statique (Internet dédié)",
        one: "un bloc d’IP statiques pour Internet dédié",
        several: "blocs d’IP statiques pour Internet dédié",
      },
      dedicated: {
        name: "Internet dédié",
        one: "un service Internet dédié",
        several: "services Internet dédiés",
      },
      dedicated_router: {
        name: "Routeur (Internet dédié)",
        one: "un routeur pour Internet dédié",
        several: "routeurs pour Internet dédié",
      },
      dedicated_addon: {
        name: "Complément (Internet dédié)",
        one: "un complément pour Internet dédié",
        several: "compléments pour Internet dédié",
      },
      broadband: {
        name: "Large bande",
        one: "un service Internet",
        several: "services Internet",
      },
      broadband_router: {
        name: "Routeur (large bande)",
        one: "un routeur pour la large bande",
        several: "routeurs pour la large bande",
      },
      broadband_addon: {
        name: "Complément (large bande)",
        one: "un complément pour la large bande",
        several: "compléments pour la large bande",
      },
      phone: {
        name: "Téléphonie",
        one: "un service téléphonique",
        several: "services téléphoniques",
      },
      phone_addon: {
        name: "Complément téléphonique",
        one: "un complément téléphonique",
        several: "compléments téléphoniques",
      },
      tv: {
        name: "Télévision",
        one: "un service de télévision",
        several: "services de télévision",
      },
      tv_addon: {
        name: "Complément de télévision",
        one: "un complément de télévision",
        several: "compléments de télévision",
      },
      fee: { name: "Frais", one: "des frais", several: "frais" },
    },
    severalUnknown: (type) => `services «\u00a0${type}\u00a0»`,
  },
  "line-speeds": {
    classes: {
      tenGigabit: "10 Gbps ou plus",
      fiveGigabit: "5 à 9,9 Gbps",
      twoGigabit: "2 à 4,9 Gbps",
      gigabit: (fromMbps) => `1 Gbps (${fromMbps} à 1\u00a0999 Mbps)`,
      from500: (toMbps) => `500 à ${toMbps} Mbps`,
      from300: "300 à 499 Mbps",
      from100: "100 à 299 Mbps",
      slowest: "moins de 100 Mbps",
    },
  },
  board: {
    columns: {
      provider: "Fournisseur",
      service: "Service",
      download: "Téléchargement",
      upload: "Téléversement",
      access: "Accès",
      term: "Durée",
      monthly: "Mensuel",
      install: "Installation",
      termTotal,
      note: "Note",
    },
    orders: {
      usualPrice: "Prix, 100 Mbps ou plus d’abord",
      price: "Prix, toute vitesse",
      speed: "Vitesse",
      pricePerMbps: "Prix par Mbps",
      install: "Frais d’installation",
      total: termTotal,
      provider: "Fournisseur",
    },
    sortedBy: {
      usualPrice: "100 Mbps ou plus d’abord",
      price: "prix le plus bas d’abord",
      speed: "vitesse la plus élevée d’abord",
      pricePerMbps: "prix par Mbps le plus bas d’abord",
      install: "frais d’installation les plus bas d’abord",
      total: "total sur la durée le plus bas d’abord",
      provider: "par fournisseur",
    },
    unbuiltLast: (sorted) => `${sorted}, lignes à construire en dernier`,
  },
  "board-products": {
    accessTypes: {
      fiber: "Fibre",
      coax: "Câble coaxial",
      copper: "Cuivre",
      fixedWireless: "Sans fil fixe",
      cellular: "Cellulaire",
      satellite: "Satellite",
      unknown: "Accès non précisé",
    },
    names: {
      broadband: "Large bande",
      dedicated: "Dédié",
      phone: "Téléphonie",
      tv: "Télévision",
    },
    noPrice: "Aucun prix affiché",
    extras: (price) => `dont ${price} d’articles requis`,
    speedNotGiven: "vitesse non précisée",
    lineOf: (name, speed, access) => `${name}, ${speed}, ${access.toLowerCase()}`,
  },
  "pricing-cart": {
    months: (months) => `${months} mois`,
    kinds: { phone: "téléphonie", tv: "télé" },
    counted: (title, quantity) => `${quantity} × ${title}`,
    without: (title) => `sans ${title}`,
    numberedName: (name, number) => `${name} (${number})`,
    figure: {
      monthly: (amount) => `${amount}/mois`,
      install: "installation",
      installOf: (amount) => `${amount} d’installation`,
      ends: (name, lost) =>
        lost === "" ? `Met fin à ${name}` : `Met fin à ${name}, retire ${lost}`,
      removes: (lost) => `Retire ${lost}`,
      services: { one: "service", other: "services" },
      noChange: "Aucun changement",
      noCharge: "Sans frais",
      rates: { bundle: "Tarif groupé", package: "Tarif du forfait" },
      rated: {
        bundle: (amount) => `${amount} au tarif groupé`,
        package: (amount) => `${amount} dans le forfait`,
      },
      parts: {
        equipment: (amount) => `${amount} d’équipement`,
        along: (amount) => `${amount} d’articles requis`,
        lost: (amount) => `${amount} d’articles retirés`,
        elsewhere: (amount) => `${amount} sur d’autres services`,
      },
      savedElsewhere: (amount) => `économie de ${amount} sur d’autres services`,
      each: (quantity, rate) => `${quantity} à ${rate}`,
      plus: (part) => `plus ${part}`,
      less: (part) => `moins ${part}`,
      insteadOf: (amount) => `au lieu de ${amount}`,
    },
    notice: {
      added: (titles) => `Ajout\u00a0: ${titles.join(", ")}.`,
      items: { one: "article", other: "articles" },
      itemsAdded: (count) => `Ajout\u00a0: ${count}.`,
      itemsRemoved: (count) => `Retrait\u00a0: ${count}.`,
      itemsChanged: (added, removed) => `Ajout\u00a0: ${added}; retrait\u00a0: ${removed}.`,
      monthly: (before, after) =>
        `Le total mensuel est maintenant de ${after} (${before} auparavant).`,
      install: (before, after) =>
        `Le total d’installation est maintenant de ${after} (${before} auparavant).`,
      package: (added, removed, change) =>
        [
          added.length === 0 ? "" : `ajoute ${added.join(", ")}`,
          removed.length === 0 ? "" : `remplace ${removed.join(", ")}`,
          change,
        ]
          .filter((part) => part !== "")
          .join("; "),
      same: (choices, lost, monthly) =>
        `Voir les prix des mêmes services pour ${choices.join(", ")}${lost === "" ? "" : ` sans ${lost}`}\u00a0: ${monthly}/mois`,
    },
  },
  "pricing-removals": {
    deselected: () => "",
    linkDeselected: () => "vous avez retiré un service requis",
    replaced: (it) => `votre nouvelle sélection ${it === "it" ? "le" : "les"} remplace`,
    unlinked: (it) => `${it === "it" ? "venait" : "venaient"} avec un service que vous avez retiré`,
    packageReplaced: (it) => `${it === "it" ? "faisait" : "faisaient"} partie du forfait précédent`,
    serviceChosen: () => "la sélection d’un service met fin au forfait",
    sectionUnchecked: () => "le type de service a été décoché",
    providerChanged: () => "le fournisseur a changé",
    termChanged: () => "la durée a changé",
    cleared: () => "la proposition a été vidée",
    notOffered: (it) => `le fournisseur ne ${it === "it" ? "l’offre" : "les offre"} pas`,
  },
  "pricing-rules": {
    dependencyMissing: {
      removal: (it) =>
        `${it === "it" ? "nécessite" : "nécessitent"} un service que vous avez retiré`,
      choose: (services) => `Nécessite ${services}.`,
      chooseOneOf: (services, others) =>
        `Nécessite ${services.join(", ")} ou l’un des ${others} autres.`,
      oneOf: (count, services) => `l’un des ${count} ${services}`,
      requires: (kind) => `Nécessite ${kind}.`,
      orFaster: (service, speed) => `${service} de ${speed} ou plus`,
      kind: (word) => `un service «\u00a0${word}\u00a0»`,
    },
    speedExceeded: { removal: () => "cette vitesse n’est pas offerte à cette adresse" },
    speedUnverified: { removal: () => "la vitesse n’est pas confirmée à cette adresse" },
    conditionMatched: {
      removal: (it) =>
        `ne ${it === "it" ? "peut" : "peuvent"} pas être combiné${it === "it" ? "" : "s"} à votre sélection`,
    },
    linkedServiceDisabled: { removal: () => "un service requis n’est pas disponible" },
  },
  "price-explanation": {
    rates: {
      mrc: "tarif de base",
      bundled_mrc: "tarif groupé",
      double_mrc: "tarif à deux services",
      triple_mrc: "tarif à trois services",
      quad_mrc: "tarif à quatre services",
      package_mrc: "tarif du forfait",
    },
    rateChange: {
      off: [
        "",
        "Rabais pour deux services",
        "Rabais pour trois services",
        "Rabais pour quatre services",
      ],
      on: ["", "Tarif à deux services", "Tarif à trois services", "Tarif à quatre services"],
      package: "Tarif du forfait",
    },
    bundledWith: (names) => `avec ${names}`,
    insteadOf: (reason, missing) => `${reason}; pas de ${missing}`,
    times: (reason, count, unit) => `${reason}, ${count} × ${unit}`,
    noPrice: "aucun prix affiché",
    range: "fourchette de prix, non comprise dans les totaux",
    unreadable: "prix non valide",
    equipment: "frais d’équipement",
    equipmentOf: (title) => `frais d’équipement\u00a0: ${title}`,
    boxes: (count, unit) => `${count} × ${unit}`,
    discount: "Rabais du forfait",
    discountReason: "économie du forfait par rapport aux tarifs individuels",
    packagePrice: "prix du forfait",
    feeIncluded: "frais d’équipement, compris dans le forfait",
    notBelowZero: "Ramené à zéro",
    sources: {
      charge: joined,
      discount: joined,
      stacking: joined,
      secondary: (host) => `facturé avec ${host}`,
    },
  },
};

function joined(title: string, amount: string): string {
  return amount === "" ? title : `${title} ${amount}`;
}
