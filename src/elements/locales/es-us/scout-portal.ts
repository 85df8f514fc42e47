import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { titleTexts } from "../../../core/navigation/title-messages.ts";
import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { portalTexts } from "../../scout-portal/scout-portal.messages.ts";
import type { Pack } from "../pack.ts";
import { commonSpanish } from "./every-element.ts";
import { navigationSpanish } from "./navigation.ts";
import { signInSpanish } from "./sign-in.ts";

const { host } = commonSpanish;

export const portalSpanish: Pack<
  typeof navigationTexts | typeof titleTexts | typeof signInTexts | typeof portalTexts
> = {
  ...navigationSpanish,
  // The titles of its steps.
  ...signInSpanish,
  titles: {
    dashboard: "Panel",
    siteSearch: "Resultados de búsqueda",
    lookup: "Consulta SCOUT",
    bulk: "SCOUT por lotes",
    pricing: "Precios SCOUT",
    contracts: "Contratos",
    contract: "Contratos de precios SCOUT",
    finder: "Buscador de soluciones",
    index: "Índice de soluciones",
    questionnaires: "Cuestionarios de soluciones",
    providers: "Biblioteca de proveedores",
    resources: "Biblioteca de recursos",
    account: "Cuenta",
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
    skip: "Ir al contenido",
    loading: "Cargando",
    clockWrong: host.clockWrong,
    notChecked: host.notChecked,
    badLink: host.badLink,
    interrupted: host.interrupted,
  },
};
