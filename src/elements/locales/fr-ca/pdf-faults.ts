import type { PdfFault } from "../../../core/files/pdf-file.ts";

export const pdfFaultsFrench: Readonly<Record<PdfFault, string>> = {
  empty: "Ce PDF est vide. Réessayez plus tard.",
  damaged: "Ce PDF est endommagé ou incomplet. Réessayez plus tard ou téléchargez-le.",
  password: "Ce PDF est protégé par un mot de passe. Téléchargez-le pour l’ouvrir.",
  xfa: "Ce formulaire exige Adobe Acrobat. Téléchargez-le pour l’y ouvrir.",
  unreadable: "Ce PDF ne peut pas être affiché ici. Téléchargez-le pour le lire.",
};
