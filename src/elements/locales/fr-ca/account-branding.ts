import type { brandingTexts } from "../../../core/branding/branding-messages.ts";
import type { accountBrandingTexts } from "../../account-branding/account-branding.messages.ts";
import type { brandingFormTexts } from "../../account-branding/branding-form.messages.ts";
import type { Pack } from "../pack.ts";

const colors = { white: "Blanc", black: "Noir" };

export const brandingFrench: Pack<
  typeof accountBrandingTexts | typeof brandingFormTexts | typeof brandingTexts
> = {
  branding: {
    tooManyFiles: "Trop de fichiers",
    empty: "Le fichier est vide.",
    tooLarge: "Le fichier dépasse 15 Mo.",
    svg: "Les images SVG ne sont pas prises en charge. Utilisez une image .png ou .jpeg.",
    wrongType: "Seules les images .png et .jpeg sont prises en charge.",
    misnamed: "Le contenu du fichier ne correspond pas à son extension.",
    unreadable: "Le fichier ne peut pas être lu.",
    damaged: "L’image est endommagée.",
    tooManyPixels: (width, height) => `L’image est trop grande\u00a0: ${width} × ${height} pixels.`,
  },
  "account-branding": {
    loading: "Chargement de l’image de marque",
    failed: "Une erreur s’est produite.",
    chooseAgain:
      "Choisissez de nouveau vos images. Elles étaient trop volumineuses pour être conservées pendant l’ouverture de session.",
  },
  "branding-form": {
    heading: "Compte",
    introduction: "Réglez les couleurs et les logos de votre site.",
    failed: "Une erreur s’est produite.",
    tryAgain: "Réessayer",
    save: "Tout enregistrer",
    discard: "Tout annuler",
    nothingToSave: "Aucune modification à enregistrer.",
    colorFirst: "Corrigez d’abord la couleur du site.",
    stillReading: "Un fichier est encore en cours de chargement.",
    unsaved: "Certaines modifications ne sont pas enregistrées.",
    saving: "Enregistrement…",
    saved: "Toutes les modifications sont enregistrées.",
    colors: "Couleurs",
    siteColor: "Couleur du site",
    siteColorHint: "Une couleur hexadécimale, comme #0c304c. L’opacité est facultative.",
    siteColorWrong: "Entrez 3, 4, 6 ou 8 chiffres hexadécimaux, comme #0c304c.",
    picker: "Sélecteur de la couleur du site",
    area: { saturation: "Saturation", brightness: "Luminosité" },
    hue: "Teinte",
    opacity: "Opacité",
    buttonText: "Couleur du texte des boutons",
    ...colors,
    buttonExample: "Exemple de bouton",
    schemes: { light: "Clair", dark: "Sombre" },
    lowContrast: (text, ratio, other) =>
      `Le texte ${colors[text].toLowerCase()} est difficile à lire ici (contraste ${ratio}:1, minimum 4,5:1). ` +
      `${text === "white" ? colors.black : colors.white}\u00a0: ${other}:1.`,
    chooseOther: (text) => `Utiliser un texte ${colors[text].toLowerCase()}`,
    logos: { navigationLogo: "Icône de navigation", primaryLogo: "Logo principal" },
    places: {
      navigationLogo: "Reste affichée dans le coin supérieur gauche de chaque page.",
      primaryLogo: "Affiché dans le tableau de bord et les propositions de prix de Scout.",
    },
    logoHint: "Une image .png ou .jpeg d’au plus 15 Mo. Un .png transparent est recommandé.",
    useDefault: "Image par défaut",
    useDefaultFor: (logo) => `Image par défaut\u00a0: ${logo}`,
    cleared: "L’image sera retirée à l’enregistrement.",
    slow: "Cette image dépasse 1 Mo. Les pages qui l’affichent se chargent plus lentement.",
    preview: (logo) => `Aperçu\u00a0: ${logo}`,
    noPicture: "Aucune image",
    previewPage: "Chaque page",
    previewDashboard: "Tableau de bord",
    previewProposal: "Proposition",
    leaveHeading: "Quitter sans enregistrer?",
    leaveText: "Vos modifications de l’image de marque ne sont pas encore enregistrées.",
    leave: "Quitter sans enregistrer",
    stay: "Rester ici",
  },
};
