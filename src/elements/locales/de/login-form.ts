import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { loginTexts } from "../../login-form/login-form.messages.ts";
import type { Pack } from "../pack.ts";
import { signInGerman } from "./sign-in.ts";

export const loginGerman: Pack<typeof signInTexts | typeof loginTexts> = {
  ...signInGerman,
  "login-form": {
    loginHeading: "Anmelden",
    verifyHeading: "Anmeldung bestätigen",
    backToLogin: "Zur Anmeldung",
    submit: "Absenden",
    show: "Zeigen",
    showPassword: "Passwort anzeigen",
    usernameMissing: "Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.",
    tabs: "Anmelden oder Partner werden",
    signedIn: "Sie sind angemeldet.",
    codeSent: "Ein Bestätigungscode ist per E-Mail an Sie unterwegs.",
    codeTooShort: "Geben Sie alle Ziffern des Codes aus der E-Mail ein.",
    codeRefused:
      "Vergleichen Sie ihn mit der E-Mail und geben Sie ihn erneut ein oder gehen Sie für einen neuen Code zurück zur Anmeldung.",
    clockWrong:
      "Die Uhr dieses Computers scheint falsch zu gehen. Stellen Sie sie richtig und versuchen Sie es erneut.",
    otherBrowser: "Diese Anmeldung gilt für einen anderen Browser. Melden Sie sich erneut an.",
    noCode:
      "Noch kein Code? Sehen Sie im Spam-Ordner nach. Für einen neuen Code gehen Sie zurück zur Anmeldung und geben Ihr Passwort erneut ein.",
  },
};
