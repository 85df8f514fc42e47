import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { Pack } from "../pack.ts";

/** The texts of the sign-in that name pages of the portal, too. */
export const signInSpanish: Pack<typeof signInTexts> = {
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
    resetHeading: "Restablecer contraseña",
    unrecognized: "El usuario o la contraseña no son correctos.",
    unrecognizedWithHint:
      "El usuario o la contraseña no son correctos. Inténtelo de nuevo o restablezca su contraseña.",
    invalidCode: "Código no válido",
    networkFailed: "Ocurrió un error. Inténtelo de nuevo.",
    checkEmail: "Revise su correo electrónico.",
    resetFailed: "Algo salió mal.",
  },
};
