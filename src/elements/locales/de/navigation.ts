import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { Pack } from "../pack.ts";

/** The labels that the header and the portal share. */
export const navigationGerman: Pack<typeof navigationTexts> = {
  navigation: {
    items: {
      dashboard: "Übersicht",
      scout: "Scout",
      finder: "Lösungssuche",
      questionnaires: "Lösungsfragebögen",
      providers: "Anbieterbibliothek",
      resources: "Materialbibliothek",
    },
    account: {
      signIn: "Anmelden",
      account: "Konto",
      forgotPassword: "Passwort vergessen?",
      resetPassword: "Passwort zurücksetzen",
      switchPortal: "Zum Sandler-Portal wechseln",
      logOut: "Abmelden",
    },
    scout: { lookup: "Abfrage", bulk: "Stapel", pricing: "Preise", contracts: "Verträge" },
  },
};
