import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { Pack } from "../pack.ts";

/** The texts of the sign-in that name pages of the portal, too. */
export const signInFrench: Pack<typeof signInTexts> = {
  "sign-in": {
    username: "Nom d’utilisateur ou adresse courriel",
    password: "Mot de passe",
    keepLoggedIn: "Garder ma session ouverte",
    login: "Ouvrir une session",
    becomePartner: "Devenir partenaire",
    forgotPassword: "Mot de passe oublié?",
    code: "Code de vérification",
    codeHelp:
      "Entrez le code de vérification à 8 chiffres que vous avez reçu par courriel. Si vous n’avez plus accès à cette adresse, communiquez avec les Services aux partenaires pour la mettre à jour dans votre compte du portail.",
    verifyCode: "Vérifier le code",
    resetHeading: "Réinitialiser le mot de passe",
    unrecognized: "Le nom d’utilisateur ou le mot de passe est inconnu.",
    unrecognizedWithHint:
      "Le nom d’utilisateur ou le mot de passe est inconnu. Réessayez ou réinitialisez votre mot de passe.",
    invalidCode: "Code non valide",
    networkFailed: "Une erreur s’est produite. Réessayez.",
    checkEmail: "Consultez vos courriels.",
    resetFailed: "Une erreur s’est produite.",
  },
};
