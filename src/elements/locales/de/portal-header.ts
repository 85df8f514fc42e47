import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { headerTexts } from "../../portal-header/portal-header.messages.ts";
import type { Pack } from "../pack.ts";
import { navigationGerman } from "./navigation.ts";

export const headerGerman: Pack<typeof navigationTexts | typeof headerTexts> = {
  ...navigationGerman,
  "portal-header": {
    home: (site) => `Startseite von ${site}`,
    navigation: "Hauptmenü",
    secondary: "Untermenü",
    section: "Bereich:",
    sections: "Bereiche",
    openMenu: "Menü",
    account: "Kontomenü",
    accountLinks: "Konto",
    signedInAs: (name) => `Angemeldet als ${name}`,
    rowSpacing: "Zeilenabstand",
    compact: "Kompakt",
    comfortable: "Großzügig",
    search: "Website durchsuchen",
    searchFor: (text) => `Website nach „${text}“ durchsuchen`,
    searchLabel: "Website durchsuchen",
    searchPlaceholder: "Stichwort oder Seitentitel",
    submit: "Suchen",
    clearSearch: "Suche leeren",
    loading: "Suche wird geladen",
  },
};
