import type { brandingTexts } from "../../../core/branding/branding-messages.ts";
import type { accountBrandingTexts } from "../../account-branding/account-branding.messages.ts";
import type { brandingFormTexts } from "../../account-branding/branding-form.messages.ts";
import type { Pack } from "../pack.ts";

const colors = { white: "Weiß", black: "Schwarz" };
const textColors = { white: "Weißer Text", black: "Schwarzer Text" };

export const brandingGerman: Pack<
  typeof accountBrandingTexts | typeof brandingFormTexts | typeof brandingTexts
> = {
  branding: {
    tooManyFiles: "Zu viele Dateien",
    empty: "Die Datei ist leer.",
    tooLarge: "Die Datei ist größer als 15 MB.",
    svg: "SVG-Bilder werden nicht unterstützt. Verwenden Sie ein .png- oder .jpeg-Bild.",
    wrongType: "Nur .png- und .jpeg-Bilder werden unterstützt.",
    misnamed: "Der Inhalt der Datei passt nicht zu ihrer Endung.",
    unreadable: "Die Datei kann nicht gelesen werden.",
    damaged: "Das Bild ist beschädigt.",
    tooManyPixels: (width, height) => `Das Bild ist zu groß: ${width} × ${height} Pixel.`,
  },
  "account-branding": {
    loading: "Das Branding wird geladen",
    failed: "Es ist ein Fehler aufgetreten.",
    chooseAgain:
      "Wählen Sie Ihre Bilder erneut aus. Sie waren zu groß, um während der Anmeldung erhalten zu bleiben.",
  },
  "branding-form": {
    heading: "Konto",
    introduction: "Legen Sie die Farben und Logos Ihrer Website fest.",
    failed: "Es ist ein Fehler aufgetreten.",
    tryAgain: "Neuer Versuch",
    save: "Änderungen speichern",
    discard: "Änderungen verwerfen",
    nothingToSave: "Keine Änderungen zu speichern.",
    colorFirst: "Korrigieren Sie zuerst die Websitefarbe.",
    stillReading: "Eine Datei wird noch geladen.",
    unsaved: "Es gibt nicht gespeicherte Änderungen.",
    saving: "Speichert…",
    saved: "Alle Änderungen sind gespeichert.",
    colors: "Farben",
    siteColor: "Websitefarbe",
    siteColorHint: "Eine Hex-Farbe wie #0c304c. Die Deckkraft ist optional.",
    siteColorWrong: "Geben Sie 3, 4, 6 oder 8 hexadezimale Stellen ein, zum Beispiel #0c304c.",
    picker: "Auswahl der Websitefarbe",
    area: { saturation: "Sättigung", brightness: "Helligkeit" },
    hue: "Farbton",
    opacity: "Deckkraft",
    buttonText: "Schaltflächentext",
    ...colors,
    buttonExample: "Beispiel",
    schemes: { light: "Hell", dark: "Dunkel" },
    lowContrast: (text, ratio, other) =>
      `${textColors[text]} ist hier schwer lesbar (Kontrast ${ratio}:1, mindestens 4,5:1). ` +
      `${text === "white" ? colors.black : colors.white}: ${other}:1.`,
    chooseOther: (text) =>
      text === "white" ? "Weißen Text verwenden" : "Schwarzen Text verwenden",
    logos: { navigationLogo: "Navigationssymbol", primaryLogo: "Hauptlogo" },
    places: {
      navigationLogo: "Steht fest oben links auf jeder Seite.",
      primaryLogo: "Erscheint in der Übersicht und auf Scout-Preisangeboten.",
    },
    logoHint: "Ein .png- oder .jpeg-Bild bis 15 MB. Empfohlen wird ein transparentes .png.",
    useDefault: "Standard nutzen",
    useDefaultFor: (logo) => `Standard nutzen: ${logo}`,
    cleared: "Das Bild wird beim Speichern entfernt.",
    slow: "Dieses Bild ist größer als 1 MB. Seiten, die es zeigen, laden langsamer.",
    preview: (logo) => `Vorschau: ${logo}`,
    noPicture: "Kein Bild",
    previewPage: "Jede Seite",
    previewDashboard: "Übersicht",
    previewProposal: "Angebot",
    leaveHeading: "Ohne Speichern verlassen?",
    leaveText: "Ihre Änderungen am Branding sind noch nicht gespeichert.",
    leave: "Ohne Speichern verlassen",
    stay: "Hierbleiben",
  },
};
