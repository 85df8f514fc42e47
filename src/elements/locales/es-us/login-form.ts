import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { loginTexts } from "../../login-form/login-form.messages.ts";
import type { Pack } from "../pack.ts";

export const loginSpanish: Pack<typeof signInTexts | typeof loginTexts> = {
  "sign-in": {
    username: "Usuario o correo electrónico",
    password: "Contraseña",
    keepLoggedIn: "Mantener la sesión iniciada",
    login: "Iniciar sesión",
    becomePartner: "Hágase socio",
    forgotPassword: "¿Olvidó su contraseña?",
    code: "Código de verificación",
    codeHelp:
      "Ingrese el código de verificación de 8 dígitos que recibió por correo electrónico. Si ya no tiene acceso a su correo, comuníquese con Servicios para Socios para actualizar el correo asociado a su cuenta del portal.",
    verifyCode: "Verificar código",
    resetHeading: "Restablecer la contraseña",
    unrecognized: "El usuario o la contraseña no son correctos.",
    unrecognizedWithHint:
      "El usuario o la contraseña no son correctos. Inténtelo de nuevo o restablezca su contraseña.",
    invalidCode: "Código no válido",
    networkFailed: "Ocurrió un error. Inténtelo de nuevo.",
    checkEmail: "Revise su correo electrónico.",
    resetFailed: "Algo salió mal.",
  },
  "login-form": {
    loginHeading: "Iniciar sesión",
    verifyHeading: "Verifique su inicio de sesión",
    backToLogin: "Volver al inicio de sesión",
    submit: "Enviar",
    show: "Mostrar",
    showPassword: "Mostrar la contraseña",
    usernameMissing: "Ingrese su usuario o correo electrónico.",
    tabs: "Iniciar sesión o hacerse socio",
    signedIn: "Inició sesión.",
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
