import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { Pack } from "../pack.ts";

/** The labels that the header and the portal share. */
export const navigationSpanish: Pack<typeof navigationTexts> = {
  navigation: {
    items: {
      dashboard: "Panel",
      scout: "Scout",
      finder: "Buscador de soluciones",
      questionnaires: "Cuestionarios de soluciones",
      providers: "Biblioteca de proveedores",
      resources: "Biblioteca de recursos",
    },
    account: {
      signIn: "Iniciar sesión",
      account: "Cuenta",
      forgotPassword: "¿Olvidó su contraseña?",
      resetPassword: "Restablecer contraseña",
      switchPortal: "Cambiar al portal de Sandler",
      logOut: "Cerrar sesión",
    },
    scout: { lookup: "Consulta", bulk: "Por lotes", pricing: "Precios", contracts: "Contratos" },
  },
};
