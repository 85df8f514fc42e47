import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { loginTexts } from "../../login-form/login-form.messages.ts";
import type { Pack } from "../pack.ts";
import { signInSpanish } from "./sign-in.ts";

export const loginSpanish: Pack<typeof signInTexts | typeof loginTexts> = {
  ...signInSpanish,
  "login-form": {
    loginHeading: "Iniciar sesión",
    verifyHeading: "Verifique su inicio de sesión",
    backToLogin: "Volver al inicio de sesión",
    submit: "Enviar",
    show: "Mostrar",
    showPassword: "Mostrar la contraseña",
    usernameMissing: "Ingrese su usuario o correo electrónico.",
    tabs: "Iniciar sesión o hacerse socio",
    signedIn: "Sesión iniciada.",
    codeSent: "Le enviamos un código de verificación por correo electrónico.",
    codeTooShort: "Ingrese todos los dígitos del código que recibió por correo.",
    codeRefused:
      "Compárelo con el correo e ingréselo de nuevo, o vuelva al inicio de sesión para recibir otro código.",
    clockWrong: "El reloj de esta computadora parece incorrecto. Corríjalo e inténtelo de nuevo.",
    otherBrowser: "Este inicio de sesión es para otro navegador. Vuelva a iniciar sesión.",
    noCode:
      "¿No recibió el código? Revise la carpeta de correo no deseado. Para recibir otro, vuelva al inicio de sesión e ingrese su contraseña de nuevo.",
  },
};
