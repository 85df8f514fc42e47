import type { brandingTexts } from "../../../core/branding/branding-messages.ts";
import type { accountBrandingTexts } from "../../account-branding/account-branding.messages.ts";
import type { brandingFormTexts } from "../../account-branding/branding-form.messages.ts";
import type { Pack } from "../pack.ts";

const colors = { white: "Blanco", black: "Negro" };

export const brandingSpanish: Pack<
  typeof accountBrandingTexts | typeof brandingFormTexts | typeof brandingTexts
> = {
  branding: {
    tooManyFiles: "Demasiados archivos",
    empty: "El archivo está vacío.",
    tooLarge: "El archivo supera los 15 MB.",
    svg: "No se admiten imágenes SVG. Use una imagen .png o .jpeg.",
    wrongType: "Solo se admiten imágenes .png y .jpeg.",
    misnamed: "El contenido del archivo no corresponde a su extensión.",
    unreadable: "No se puede leer el archivo.",
    damaged: "La imagen está dañada.",
    tooManyPixels: (width, height) =>
      `La imagen es demasiado grande: ${width} × ${height} píxeles.`,
  },
  "account-branding": {
    loading: "Cargando la imagen de marca",
    failed: "Ocurrió un error.",
    chooseAgain:
      "Elija sus imágenes de nuevo. Eran demasiado grandes para conservarlas durante el inicio de sesión.",
  },
  "branding-form": {
    heading: "Cuenta",
    introduction: "Defina los colores y los logotipos de su sitio.",
    failed: "Ocurrió un error.",
    tryAgain: "Reintentar",
    save: "Guardar los cambios",
    discard: "Descartar los cambios",
    nothingToSave: "No hay cambios que guardar.",
    colorFirst: "Corrija primero el color del sitio.",
    stillReading: "Todavía se está cargando un archivo.",
    unsaved: "Hay cambios sin guardar.",
    saving: "Guardando…",
    saved: "Se guardaron todos los cambios.",
    colors: "Colores",
    siteColor: "Color del sitio",
    siteColorHint: "Un color hexadecimal, como #0c304c. La opacidad es opcional.",
    siteColorWrong: "Ingrese 3, 4, 6 u 8 dígitos hexadecimales, como #0c304c.",
    picker: "Selector del color del sitio",
    area: { saturation: "Saturación", brightness: "Brillo" },
    hue: "Tono",
    opacity: "Opacidad",
    buttonText: "Texto de los botones",
    ...colors,
    buttonExample: "Botón de ejemplo",
    schemes: { light: "Claro", dark: "Oscuro" },
    lowContrast: (text, ratio, other) =>
      `El texto ${colors[text].toLowerCase()} se lee mal aquí (contraste ${ratio}:1, mínimo 4.5:1). ` +
      `El ${(text === "white" ? colors.black : colors.white).toLowerCase()} tiene ${other}:1.`,
    chooseOther: (text) => `Usar texto ${colors[text].toLowerCase()}`,
    logos: { navigationLogo: "Ícono de navegación", primaryLogo: "Logotipo principal" },
    places: {
      navigationLogo: "Aparece fijo en la parte superior izquierda de cada página.",
      primaryLogo: "Aparece en el panel y en las propuestas de precios de Scout.",
    },
    logoHint: "Una imagen .png o .jpeg de hasta 15 MB. Se recomienda un .png transparente.",
    useDefault: "Usar predeterminado",
    useDefaultFor: (logo) => `Usar predeterminado: ${logo}`,
    cleared: "La imagen se quitará cuando guarde.",
    slow: "Esta imagen supera 1 MB. Las páginas que la muestran cargan más despacio.",
    preview: (logo) => `Vista previa: ${logo}`,
    noPicture: "Sin imagen",
    previewPage: "Cada página",
    previewDashboard: "Panel",
    previewProposal: "Propuesta",
    leaveHeading: "¿Salir sin guardar?",
    leaveText: "Los cambios en la imagen de marca todavía no se guardaron.",
    leave: "Salir sin guardar",
    stay: "Quedarse aquí",
  },
};
