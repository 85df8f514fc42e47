import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { titleTexts } from "../../../core/navigation/title-messages.ts";
import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { portalTexts } from "../../scout-portal/scout-portal.messages.ts";
import type { Pack } from "../pack.ts";
import { commonFrench } from "./every-element.ts";
import { navigationFrench } from "./navigation.ts";
import { signInFrench } from "./sign-in.ts";

const { host } = commonFrench;

export const portalFrench: Pack<
  typeof navigationTexts | typeof titleTexts | typeof signInTexts | typeof portalTexts
> = {
  ...navigationFrench,
  // The titles of its steps.
  ...signInFrench,
  titles: {
    dashboard: "Tableau de bord",
    siteSearch: "Résultats de la recherche",
    lookup: "Recherche SCOUT",
    bulk: "Recherche en lot SCOUT",
    pricing: "Prix SCOUT",
    contracts: "Contrats",
    contract: "Contrats de prix SCOUT",
    finder: "Recherche de solutions",
    index: "Index des solutions",
    questionnaires: "Questionnaires de solutions",
    providers: "Bibliothèque de fournisseurs",
    resources: "Bibliothèque de ressources",
    account: "Compte",
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
    skip: "Aller au contenu",
    loading: "Chargement",
    clockWrong: host.clockWrong,
    notChecked: host.notChecked,
    badLink: host.badLink,
    interrupted: host.interrupted,
  },
};
