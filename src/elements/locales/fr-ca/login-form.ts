import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { loginTexts } from "../../login-form/login-form.messages.ts";
import type { Pack } from "../pack.ts";
import { signInFrench } from "./sign-in.ts";

export const loginFrench: Pack<typeof signInTexts | typeof loginTexts> = {
  ...signInFrench,
  "login-form": {
    loginHeading: "Ouvrir une session",
    verifyHeading: "Confirmez l’ouverture de session",
    backToLogin: "Retour à l’ouverture de session",
    submit: "Envoyer",
    show: "Afficher",
    showPassword: "Afficher le mot de passe",
    usernameMissing: "Entrez votre nom d’utilisateur ou votre adresse courriel.",
    tabs: "Ouvrir une session ou devenir partenaire",
    signedIn: "Votre session est ouverte.",
    codeSent: "Un code de vérification vous a été envoyé par courriel.",
    codeTooShort: "Entrez tous les chiffres du code reçu par courriel.",
    codeRefused:
      "Comparez-le avec le courriel et entrez-le de nouveau, ou revenez à l’ouverture de session pour obtenir un nouveau code.",
    clockWrong: "L’heure de cet ordinateur semble inexacte. Corrigez-la, puis réessayez.",
    otherBrowser:
      "Cette ouverture de session est destinée à un autre navigateur. Ouvrez une session de nouveau.",
    noCode:
      "Vous n’avez pas reçu le code? Vérifiez vos courriels indésirables. Pour obtenir un nouveau code, revenez à l’ouverture de session et entrez votre mot de passe de nouveau.",
  },
};
