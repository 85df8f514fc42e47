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

const termTotal = "Gesamt über Laufzeit";

/** The texts of prices, of the price board and of proposals. */
export const pricingCoreGerman: Pack<
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
    notAvailable: "An dieser Adresse nicht verfügbar.",
    disclaimer:
      "Die Preise enthalten keine Zuschläge, Gebühren und Steuern, sind nur Richtpreise und müssen vom Anbieter bestätigt werden.",
    termTotal,
    ifPriceStays: (label) => `${label}, wenn der Preis gleich bleibt`,
    assumedTermTotal: `${termTotal}, wenn der Preis gleich bleibt`,
    assumedTotal: "Die Summe über die Laufzeit gilt, wenn der Preis gleich bleibt.",
    monthlyIn: (from, to) =>
      from === to ? `Monatlich in Monat ${from}` : `Monatlich in den Monaten ${from} bis ${to}`,
    note: (of, text) => `${of}: ${text}`,
    rangeNote: "Ohne Positionen mit einer Preisspanne",
    validity: (date, through) =>
      through === null ? `Preise vom ${date}.` : `Preise vom ${date}. Gültig bis ${through}.`,
    rangePriced: "Preisspanne, nicht in den Summen enthalten",
    rangeFrom: (low) => `ab ${low}`,
    rangeUpTo: (high) => `bis ${high}`,
    range: (low, high) => `${low} – ${high}`,
    countedAs: (price) => `angesetzt mit ${price}`,
    rangeCountedAs: (range, price) => `${range}, angesetzt mit ${price}`,
    box: "Box",
    boxes: "Boxen",
    highestCharge: "Einmalkosten (höchster Betrag gilt)",
    installDiscount: "Rabatt auf Einmalkosten",
    stacking: "Einmalkosten je Leitung und Gerät",
    secondary: "Weitere Kosten",
    installWith: (label, amount) => `${label}: ${amount} der Einmalkosten`,
    packageRemoved: "Paket entfernt.",
    removed: (titles, because) =>
      because === ""
        ? `Entfernt: ${titles.join(", ")}.`
        : `Entfernt: ${titles.join(", ")}. Grund: ${because}.`,
    comesWith: (titles) => `Erforderlich für ${titles.join(", ")}.`,
  },
  "pricing-sections": {
    noServices: (provider, section) =>
      `${section}: ${provider} bietet für die gewählte Laufzeit keine Dienste an.`,
    television: {
      att: "Für TV-Dienste von AT&T wird keine Provision gezahlt.",
      cox: {
        before: "Preise für TV-Dienste von Cox muss ein ",
        link: "Channel Manager",
        after: " ermitteln.",
      },
    },
  },
  "service-types": {
    sections: {
      dedicated: "Dediziert",
      broadband: "Breitband",
      phone: "Telefonie",
      tv: "Fernsehen",
    },
    // The name follows `mit` and is in the dative. One service is in the accusative and several are in the dative, as
    // the sentences of the rules need them.
    types: {
      static_ip: {
        name: "fester IP",
        one: "einen festen IP-Block",
        several: "festen IP-Blöcken",
      },
      broadband_static_ip: {
        name: "fester IP (Breitband)",
        one: "einen festen IP-Block für Breitband",
        several: "festen IP-Blöcken für Breitband",
      },
      dedicated_static_ip: {
        name: "fester IP (dediziert)",
        one: "einen festen IP-Block für dediziertes Internet",
        several: "festen IP-Blöcken für dediziertes Internet",
      },
      dedicated: {
        name: "dediziertem Internet",
        one: "einen dedizierten Internetdienst",
        several: "dedizierten Internetdiensten",
      },
      dedicated_router: {
        name: "Router (dediziert)",
        one: "einen Router für dediziertes Internet",
        several: "Routern für dediziertes Internet",
      },
      dedicated_addon: {
        name: "Option (dediziert)",
        one: "eine Option für dediziertes Internet",
        several: "Optionen für dediziertes Internet",
      },
      broadband: {
        name: "Breitband",
        one: "einen Internetdienst",
        several: "Internetdiensten",
      },
      broadband_router: {
        name: "Breitband-Router",
        one: "einen Breitband-Router",
        several: "Breitband-Routern",
      },
      broadband_addon: {
        name: "Breitband-Option",
        one: "eine Breitband-Option",
        several: "Breitband-Optionen",
      },
      phone: {
        name: "Telefonie",
        one: "einen Telefoniedienst",
        several: "Telefoniediensten",
      },
      phone_addon: {
        name: "Telefonie-Option",
        one: "eine Telefonie-Option",
        several: "Telefonie-Optionen",
      },
      tv: {
        name: "Fernsehen",
        one: "einen TV-Dienst",
        several: "TV-Diensten",
      },
      tv_addon: {
        name: "TV-Option",
        one: "eine TV-Option",
        several: "TV-Optionen",
      },
      fee: { name: "Gebühr", one: "eine Gebühr", several: "Gebühren" },
    },
    severalUnknown: (type) => `Diensten „${type}“`,
  },
  "line-speeds": {
    classes: {
      tenGigabit: "10 Gbps oder mehr",
      fiveGigabit: "5 bis 9,9 Gbps",
      twoGigabit: "2 bis 4,9 Gbps",
      gigabit: (fromMbps) => `1 Gbps (${fromMbps} bis 1.999 Mbps)`,
      from500: (toMbps) => `500 bis ${toMbps} Mbps`,
      from300: "300 bis 499 Mbps",
      from100: "100 bis 299 Mbps",
      slowest: "unter 100 Mbps",
    },
  },
  board: {
    columns: {
      provider: "Anbieter",
      service: "Dienst",
      download: "Download",
      upload: "Upload",
      access: "Zugang",
      term: "Laufzeit",
      monthly: "Monatlich",
      install: "Einmalig",
      termTotal,
      note: "Hinweis",
    },
    orders: {
      usualPrice: "Preis, ab 100 Mbps zuerst",
      price: "Preis, jede Bandbreite",
      speed: "Bandbreite",
      pricePerMbps: "Preis pro Mbps",
      install: "Einmalkosten",
      total: termTotal,
      provider: "Anbieter",
    },
    sortedBy: {
      usualPrice: "ab 100 Mbps zuerst",
      price: "niedrigster Preis zuerst",
      speed: "höchste Bandbreite zuerst",
      pricePerMbps: "niedrigster Preis pro Mbps zuerst",
      install: "niedrigste Einmalkosten zuerst",
      total: "niedrigste Summe über die Laufzeit zuerst",
      provider: "nach Anbieter",
    },
    unbuiltLast: (sorted) => `${sorted}, noch zu bauende Leitungen zuletzt`,
  },
  "board-products": {
    accessTypes: {
      fiber: "Glasfaser",
      coax: "Koax",
      copper: "Kupfer",
      fixedWireless: "Stationärer Funk",
      cellular: "Mobilfunk",
      satellite: "Satellit",
      unknown: "Zugang unbekannt",
    },
    names: {
      broadband: "Breitband",
      dedicated: "Dediziert",
      phone: "Telefonie",
      tv: "Fernsehen",
    },
    noPrice: "Kein Preis angegeben",
    extras: (price) => `davon ${price} Pflichtposten`,
    speedNotGiven: "Bandbreite unbekannt",
    lineOf: (name, speed, access) => `${name} ${speed}, ${access}`,
  },
  "pricing-cart": {
    months: (months) => (months === 1 ? "1 Monat" : `${months} Monate`),
    kinds: { phone: "Telefonie", tv: "TV" },
    counted: (title, quantity) => `${quantity} × ${title}`,
    without: (title) => `ohne ${title}`,
    numberedName: (name, number) => `${name} (${number})`,
    figure: {
      monthly: (amount) => `${amount}/Monat`,
      install: "einmalig",
      installOf: (amount) => `${amount} einmalig`,
      ends: (name, lost) => (lost === "" ? `Beendet ${name}` : `Beendet ${name}, entfernt ${lost}`),
      removes: (lost) => `Entfernt ${lost}`,
      services: { one: "Dienst", other: "Dienste" },
      noChange: "Unverändert",
      noCharge: "Ohne Kosten",
      rates: { bundle: "Bündeltarif", package: "Pakettarif" },
      rated: {
        bundle: (amount) => `${amount} im Bündel`,
        package: (amount) => `${amount} im Paket`,
      },
      parts: {
        equipment: (amount) => `${amount} Geräte`,
        along: (amount) => `${amount} Pflichtposten`,
        lost: (amount) => `${amount} entfernt`,
        elsewhere: (amount) => `${amount} bei anderen Diensten`,
      },
      savedElsewhere: (amount) => `${amount} Ersparnis bei anderen Diensten`,
      each: (quantity, rate) => `${quantity} zu je ${rate}`,
      plus: (part) => `plus ${part}`,
      less: (part) => `minus ${part}`,
      insteadOf: (amount) => `statt ${amount}`,
    },
    notice: {
      added: (titles) => `Hinzugefügt: ${titles.join(", ")}.`,
      items: { one: "Position", other: "Positionen" },
      itemsAdded: (count) => `${count} hinzugefügt.`,
      itemsRemoved: (count) => `${count} entfernt.`,
      itemsChanged: (added, removed) => `${added} hinzugefügt, ${removed} entfernt.`,
      monthly: (before, after) => `Die monatliche Summe ist jetzt ${after} (vorher ${before}).`,
      install: (before, after) => `Die einmalige Summe ist jetzt ${after} (vorher ${before}).`,
      package: (added, removed, change) =>
        [
          added.length === 0 ? "" : `zusätzlich ${added.join(", ")}`,
          removed.length === 0 ? "" : `statt ${removed.join(", ")}`,
          change,
        ]
          .filter((part) => part !== "")
          .join("; "),
      same: (choices, lost, monthly) =>
        lost === ""
          ? `Dieselben Dienste für ${choices.join(", ")}: ${monthly}/Monat`
          : `Dieselben Dienste für ${choices.join(", ")} ohne ${lost}: ${monthly}/Monat`,
    },
  },
  "pricing-removals": {
    deselected: () => "",
    linkDeselected: () => "Sie haben einen erforderlichen Dienst entfernt",
    replaced: () => "Durch Ihre neue Auswahl ersetzt",
    unlinked: () => "Sie haben den zugehörigen Dienst entfernt",
    packageReplaced: () => "Bestandteil des vorherigen Pakets",
    serviceChosen: () => "Die Auswahl eines Dienstes beendet das Paket",
    sectionUnchecked: () => "Die Dienstart wurde abgewählt",
    providerChanged: () => "Der Anbieter wurde gewechselt",
    termChanged: () => "Die Laufzeit wurde geändert",
    cleared: () => "Das Angebot wurde geleert",
    notOffered: () => "Der Anbieter bietet dies nicht an",
  },
  "pricing-rules": {
    dependencyMissing: {
      removal: () => "Sie haben einen erforderlichen Dienst entfernt",
      choose: (services) => `Erfordert ${services}.`,
      chooseOneOf: (services, others) =>
        `Erfordert ${services.join(", ")} oder einen von ${others} weiteren Diensten.`,
      oneOf: (count, services) => `1 von ${count} ${services}`,
      requires: (kind) => `Erfordert ${kind}.`,
      orFaster: (service, speed) => `${service} ab ${speed}`,
      kind: (word) => `einen Dienst „${word}“`,
    },
    speedExceeded: {
      removal: () => "Diese Bandbreite ist an dieser Adresse nicht verfügbar",
    },
    speedUnverified: {
      removal: () => "Die Bandbreite ist an dieser Adresse nicht bestätigt",
    },
    conditionMatched: { removal: () => "Nicht mit Ihrer Auswahl kombinierbar" },
    linkedServiceDisabled: { removal: () => "Ein erforderlicher Dienst ist nicht verfügbar" },
  },
  "price-explanation": {
    rates: {
      mrc: "Grundtarif",
      bundled_mrc: "Bündeltarif",
      double_mrc: "Tarif für zwei Dienste",
      triple_mrc: "Tarif für drei Dienste",
      quad_mrc: "Tarif für vier Dienste",
      package_mrc: "Pakettarif",
    },
    rateChange: {
      off: ["", "Rabatt für zwei Dienste", "Rabatt für drei Dienste", "Rabatt für vier Dienste"],
      on: ["", "Tarif für zwei Dienste", "Tarif für drei Dienste", "Tarif für vier Dienste"],
      package: "Pakettarif",
    },
    bundledWith: (names) => `mit ${names}`,
    insteadOf: (reason, missing) => `${reason}; nicht verfügbar: ${missing}`,
    times: (reason, count, unit) => `${reason}, ${count} × ${unit}`,
    noPrice: "kein Preis angegeben",
    range: "Preisspanne, nicht in den Summen enthalten",
    unreadable: "ungültiger Preis",
    equipment: "Gerätegebühr",
    equipmentOf: (title) => `Gerätegebühr: ${title}`,
    boxes: (count, unit) => `${count} × ${unit}`,
    discount: "Paketrabatt",
    discountReason: "Ersparnis des Pakets gegenüber Einzeltarifen",
    packagePrice: "Paketpreis",
    feeIncluded: "Gerätegebühr, im Paket enthalten",
    notBelowZero: "Auf null angepasst",
    sources: {
      charge: joined,
      discount: joined,
      stacking: joined,
      secondary: (host) => `zusammen mit ${host} berechnet`,
    },
  },
};

function joined(title: string, amount: string): string {
  return amount === "" ? title : `${title} ${amount}`;
}
