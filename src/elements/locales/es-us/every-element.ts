import type { hostTexts } from "../../host/page/host.messages.ts";
import type { Pack } from "../pack.ts";

export const commonSpanish: Pack<typeof hostTexts> = {
  host: {
    deniedTitle: "Acceso denegado",
    denied: "No tiene autorización para ver esta página.",
    askForAccess: "Pida acceso a su administrador.",
    errorTitle: "Error",
    error: "Ocurrió un error.",
    unexplained: "El servicio no respondió. Inténtelo de nuevo en un minuto.",
    stopped: "Esta parte de la página dejó de funcionar.",
    tryAgain: "Intentar de nuevo",
    partMissing: "No se pudo cargar una parte de esta página.",
    reload: "Recargar la página",
    signIn: "Iniciar sesión",
    notSignedIn: "No ha iniciado sesión.",
    interrupted: "Su sesión terminó. Inicie sesión para continuar donde se quedó.",
    notChecked: "No se pudo verificar su inicio de sesión.",
    badLink: "Este enlace de inicio de sesión no funciona. Inicie sesión con su contraseña.",
    missingScreen: "Este sitio no tiene esa página.",
    dismiss: "Descartar",
    notices: "Avisos",
    printing: "Para imprimir",
    keys: "Atajos de teclado",
    close: "Cerrar",
    sampleData: "Datos de ejemplo",
    downloaded: (name) => `Se descargó ${name}`,
  },
};
