import type { runTexts } from "../../../core/lookup/lookup-messages.ts";
import type { placeTexts } from "../../../core/lookup/place-messages.ts";
import type { providerTexts } from "../../../core/lookup/provider-messages.ts";
import type { lookupTexts } from "../../scout-lookup/scout-lookup.messages.ts";
import type { Pack } from "../pack.ts";
import { listsGerman } from "./lists.ts";
import { uploadsGerman } from "./uploads.ts";

const late = "Das dauert länger als üblich.";

const ownGerman: Pack<
  typeof lookupTexts | typeof placeTexts | typeof providerTexts | typeof runTexts
> = {
  lookup: {
    preparing: "Vorbereitung…",
    searching: "Suche läuft…",
    done: "Fertig.",
    cannotValidate: "DIE ADRESSE KANN NICHT GEPRÜFT WERDEN.",
    tooManyRequests: "Zu viele Anfragen.",
    failed: "Es ist ein Fehler aufgetreten.",
    noData: "Die Scout-API hat keine Daten geliefert",
  },
  place: {
    showingResultsFor: "Ergebnisse für:",
    lec: "LEC",
    cable: "Kabelanbieter",
    resultsNotAvailable: "Derzeit sind keine Ergebnisse verfügbar. Versuchen Sie es später erneut.",
    notConnected:
      "SCOUT ist nicht direkt mit diesem Anbieter verbunden und kann die Versorgbarkeit nicht in Echtzeit ermitteln.",
    seeAvailableProviders:
      "Ungefähre Ergebnisse finden Sie gegebenenfalls unter „Verfügbare Anbieter“.",
    errorReported: "Dieser Fehler wurde dem Entwicklungsteam des Portals gemeldet.",
    noProviders: "Derzeit gibt es keine Ergebnisse.",
    generatePricing: "Preise abrufen",
    npaNxx: "NPA-NXX",
    lata: "LATA",
    clli: "CLLI der Vermittlung",
  },
  provider: {
    feet: (distance) => `${distance} ft`,
    status: (service, answer) => `${service}: ${answer}`,
    available: "Verfügbar",
    parts: { coax: "Koax", fiber: "Glasfaser" },
  },
  "scout-lookup": {
    heading: "SCOUT-Abfrage",
    introduction: "Sehen Sie, welche Anbieter eine Straßenadresse versorgen können.",
    addressLabel: "Straßenadresse",
    addressPlaceholder: "Straßenadresse eingeben",
    search: "Suchen",
    clear: "Leeren",
    clearSearch: "Suche leeren",
    checkAddress: "Prüfen Sie Straße und Postleitzahl oder wählen Sie einen Vorschlag aus.",
    tooShort: "Geben Sie eine vollständige Straßenadresse ein.",
    tryAgain: "Neuer Versuch",
    contractNotFound: "Der Vertrag wurde nicht gefunden.",
    building: "Gebäudedaten",
    providers: "Verfügbare Anbieter",
    providerForms: { one: "Anbieter", other: "Anbieter" },
    soFar: (providers) => `bisher ${providers}`,
    priced: (count) => `${count} mit Preisen`,
    upTo: (speed, provider) => `bis zu ${speed} (${provider})`,
    noAnswer: "Warten auf Anbieter…",
    answered: (parts) => `Beantwortet: ${parts}`,
    answeredAddress: "Adresse",
    answeredCodes: "Vermittlungsstelle",
    otherForms: { one: "weiterer Anbieter", other: "weitere Anbieter" },
    timeLeft(timeLeft, format) {
      if (timeLeft.kind === "late") return late;
      if (timeLeft.kind === "soon") return "Noch wenige Sekunden";
      const { seconds } = timeLeft;
      const isMinutes = seconds >= 60;
      return `Noch etwa ${format.count(
        isMinutes ? seconds / 60 : seconds,
        isMinutes ? { one: "Minute", other: "Minuten" } : { one: "Sekunde", other: "Sekunden" },
      )}`;
    },
    late,
    provider: "Anbieter",
    status: "Status",
    bestSpeed: "Max. Bandbreite",
    accessType: "Zugangsart",
    distance: "Entfernung",
    unknown: "unbekannt",
    carriersFirst: "Lokale Anbieter zuerst",
    providersNear: (address) => `Verfügbare Anbieter für ${address}`,
    fileName: "Verfügbare Anbieter.csv",
    pricingFor: (provider) => `für ${provider}`,
    allProviders: "alle Anbieter",
    mapFailed: "Die Karte kann hier nicht angezeigt werden.",
    mapOf: (address) => `Satellitenkarte von ${address}`,
    loading: "Wird geladen",
    noBulkPanel: "Der Stapel-Upload konnte nicht geladen werden. Laden Sie die Seite neu.",
    empty:
      "Geben Sie eine Adresse ein, um zu sehen, welche Anbieter sie versorgen, und um Preise für deren Dienste abzurufen.",
  },
};

export const lookupGerman = { ...ownGerman, ...uploadsGerman, ...listsGerman };
