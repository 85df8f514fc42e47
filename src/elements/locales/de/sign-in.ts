import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { Pack } from "../pack.ts";

/** The texts of the sign-in that name pages of the portal, too. */
export const signInGerman: Pack<typeof signInTexts> = {
  "sign-in": {
    username: "Benutzername oder E-Mail-Adresse",
    password: "Passwort",
    keepLoggedIn: "Angemeldet bleiben",
    login: "Anmelden",
    becomePartner: "Partner werden",
    forgotPassword: "Passwort vergessen?",
    code: "Bestätigungscode",
    codeHelp:
      "Geben Sie den 8-stelligen Bestätigungscode ein, den Sie per E-Mail erhalten haben. Wenn Sie keinen Zugriff mehr auf Ihre E-Mails haben, wenden Sie sich an Partner Services, um die E-Mail-Adresse Ihres Portalkontos zu ändern.",
    verifyCode: "Code prüfen",
    resetHeading: "Passwort zurücksetzen",
    unrecognized: "Benutzername oder Passwort unbekannt.",
    unrecognizedWithHint:
      "Benutzername oder Passwort unbekannt. Versuchen Sie es erneut oder setzen Sie Ihr Passwort zurück.",
    invalidCode: "Ungültiger Code",
    networkFailed: "Es ist ein Fehler aufgetreten. Versuchen Sie es erneut.",
    checkEmail: "Bitte sehen Sie in Ihren E-Mails nach.",
    resetFailed: "Etwas ist schiefgegangen.",
  },
};
