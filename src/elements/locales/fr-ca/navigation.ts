import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { Pack } from "../pack.ts";

/** The labels that the header and the portal share. */
export const navigationFrench: Pack<typeof navigationTexts> = {
  navigation: {
    items: {
      dashboard: "Tableau de bord",
      scout: "Scout",
      finder: "Recherche de solutions",
      questionnaires: "Questionnaires de solutions",
      providers: "Bibliothèque de fournisseurs",
      resources: "Bibliothèque de ressources",
    },
    account: {
      signIn: "Ouvrir une session",
      account: "Compte",
      forgotPassword: "Mot de passe oublié?",
      resetPassword: "Réinitialiser le mot de passe",
      switchPortal: "Passer au portail Sandler",
      logOut: "Fermer la session",
    },
    scout: { lookup: "Recherche", bulk: "En lot", pricing: "Prix", contracts: "Contrats" },
  },
};
