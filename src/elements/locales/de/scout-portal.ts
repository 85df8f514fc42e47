import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { titleTexts } from "../../../core/navigation/title-messages.ts";
import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { portalTexts } from "../../scout-portal/scout-portal.messages.ts";
import type { Pack } from "../pack.ts";
import { commonGerman } from "./every-element.ts";
import { navigationGerman } from "./navigation.ts";
import { signInGerman } from "./sign-in.ts";

const { host } = commonGerman;

export const portalGerman: Pack<
  typeof navigationTexts | typeof titleTexts | typeof signInTexts | typeof portalTexts
> = {
  ...navigationGerman,
  // The titles of its steps.
  ...signInGerman,
  titles: {
    dashboard: "Übersicht",
    siteSearch: "Suchergebnisse",
    lookup: "SCOUT-Abfrage",
    bulk: "SCOUT-Stapelabfrage",
    pricing: "SCOUT-Preise",
    contracts: "Verträge",
    contract: "Verträge zu SCOUT-Preisen",
    finder: "Lösungssuche",
    index: "Lösungsindex",
    questionnaires: "Lösungsfragebögen",
    providers: "Anbieterbibliothek",
    resources: "Materialbibliothek",
    account: "Konto",
  },
  "scout-portal": {
    deniedTitle: host.deniedTitle,
    signIn: host.signIn,
    denied: host.denied,
    askForAccess: host.askForAccess,
    errorTitle: host.errorTitle,
    error: host.error,
    partMissing: host.partMissing,
    tryAgain: host.tryAgain,
    skip: "Zum Inhalt springen",
    loading: "Wird geladen",
    clockWrong: host.clockWrong,
    notChecked: host.notChecked,
    badLink: host.badLink,
    interrupted: host.interrupted,
  },
};
