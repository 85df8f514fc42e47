import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { headerTexts } from "../../portal-header/portal-header.messages.ts";
import type { Pack } from "../pack.ts";
import { navigationSpanish } from "./navigation.ts";

export const headerSpanish: Pack<typeof navigationTexts | typeof headerTexts> = {
  ...navigationSpanish,
  "portal-header": {
    home: (site) => `Inicio de ${site}`,
    navigation: "Principal",
    secondary: "Secundaria",
    section: "Sección:",
    sections: "Secciones",
    openMenu: "Menú",
    account: "Menú de la cuenta",
    accountLinks: "Cuenta",
    signedInAs: (name) => `Sesión iniciada como ${name}`,
    rowSpacing: "Espacio entre filas",
    compact: "Compacto",
    comfortable: "Amplio",
    search: "Buscar en el sitio",
    searchFor: (text) => `Buscar “${text}” en el sitio`,
    searchLabel: "Buscar en el sitio",
    searchPlaceholder: "Palabra clave o título de página",
    submit: "Buscar",
    clearSearch: "Borrar búsqueda",
    loading: "Cargando la búsqueda",
  },
};
