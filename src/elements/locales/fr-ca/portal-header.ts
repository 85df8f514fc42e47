import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { headerTexts } from "../../portal-header/portal-header.messages.ts";
import type { Pack } from "../pack.ts";
import { navigationFrench } from "./navigation.ts";

export const headerFrench: Pack<typeof navigationTexts | typeof headerTexts> = {
  ...navigationFrench,
  "portal-header": {
    home: (site) => `Accueil\u00a0: ${site}`,
    navigation: "Principale",
    secondary: "Secondaire",
    section: "Section\u00a0:",
    sections: "Sections",
    openMenu: "Menu",
    account: "Menu du compte",
    accountLinks: "Compte",
    signedInAs: (name) => `Session ouverte au nom de ${name}`,
    rowSpacing: "Espacement",
    compact: "Compact",
    comfortable: "Aéré",
    search: "Rechercher sur le site",
    searchFor: (text) => `Rechercher «\u00a0${text}\u00a0» sur le site`,
    searchLabel: "Rechercher sur le site",
    searchPlaceholder: "Mot-clé ou titre de page",
    submit: "Rechercher",
    clearSearch: "Effacer la recherche",
    loading: "Chargement de la recherche",
  },
};
