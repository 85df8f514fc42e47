import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { CsvCorrection } from "../../../core/bulk/csv/csv-check-state.ts";
import type { uploadTexts } from "../../uploads/upload-form.messages.ts";
import type { Pack } from "../pack.ts";
import { bulkFrenchTexts } from "./bulk.ts";

/** Uploads of files, for all elements that send one. */
export const uploadsFrench: Pack<typeof bulkTexts | typeof uploadTexts> = {
  ...bulkFrenchTexts,
  uploads: {
    retry: "Téléverser de nouveau",
    retryOf: (name) => `Téléverser de nouveau\u00a0: ${name}`,
    replace: "Rechoisir le fichier",
    replaceOf: (name) => `Rechoisir le fichier\u00a0: ${name}`,
    corrected: "Choisir le fichier corrigé",
    correctedOf: (name) => `Choisir le fichier corrigé\u00a0: ${name}`,
    dismiss: "Fermer",
    dismissOf: (name) => `Fermer\u00a0: ${name}`,
    cancel: "Annuler",
    cancelOf: (name) => `Annuler\u00a0: ${name}`,
    sent: (percent) => `${percent}\u202f% envoyé`,
    started: (time) => `Début\u00a0: ${time}`,
    unnamed: "Téléversement",
    heading: "Téléversement en lot",
    introduction: "Recherchez plusieurs adresses à la fois avec un fichier CSV.",
    label: "Fichier CSV",
    hint: "Incluez une ligne d’en-têtes, puis une adresse par ligne.",
    start: "Commencer",
    waiting: "Les téléversements en lot s’ouvrent ici une fois le fichier téléversé.",
    openBulk: "Téléversements en lot",
    noFile: "Choisissez d’abord un fichier CSV.",
    sending: "Un téléversement est en cours.",
    noRows: "Le fichier n’a aucune ligne avec une adresse.",
    checking: "Vérification du fichier…",
    cannotCheck: "Le fichier ne peut pas être vérifié ici. Vous pouvez tout de même le téléverser.",
    locked:
      "Ce classeur est ancien ou a un mot de passe. Enregistrez-le en .xlsx sans mot de passe.",
    onlyCsv:
      "Cette page n’envoie que des fichiers CSV. Enregistrez d’abord la liste au format CSV.",
    rows: (count, format) =>
      format.count(count, { one: "adresse trouvée", other: "adresses trouvées" }),
    fine: "Le fichier semble correct.",
    preview: "Premières lignes",
    moreColumns: (count, format) =>
      `${format.count(count, { one: "autre colonne n’est pas affichée", other: "autres colonnes ne sont pas affichées" })}.`,
    binary: "Cela ne ressemble pas à une liste d’adresses.",
    delimiters: {
      ",": "des virgules",
      ";": "des points-virgules",
      "\t": "des tabulations",
      "|": "des barres verticales",
    },
    wrongEncoding: (name) => `Le fichier est codé en ${name}. UTF-8 est attendu.`,
    wrongDelimiter: (name) =>
      `Les colonnes sont séparées par ${name}. Des virgules sont attendues.`,
    andMore: (names, count) => `${names} et ${count} de plus`,
    rename: (found, name) => `«\u00a0${found}\u00a0» au lieu de «\u00a0${name}\u00a0»`,
    renamed: (renames) => `Colonnes nommées autrement que dans le modèle\u00a0: ${renames}.`,
    missingColumns: (count, names) =>
      `${count === 1 ? "Colonne manquante" : "Colonnes manquantes"}\u00a0: ${names}.`,
    noHeader: "Les noms de colonnes ne correspondent pas à ceux du modèle.",
    extraColumns: (count, names) =>
      `${count === 1 ? "Colonne supplémentaire, gardée telle quelle" : "Colonnes supplémentaires, gardées telles quelles"}\u00a0: ${names}.`,
    duplicates: (count, where, format) =>
      `${format.count(count, { one: "ligne répète", other: "lignes répètent" })} une adresse\u00a0: ${where}.`,
    emptyAddresses: (count, where, format) =>
      `${format.count(count, { one: "ligne n’a pas", other: "lignes n’ont pas" })} d’adresse\u00a0: ${where}.`,
    raggedRows: (count, where, format) =>
      `${format.count(count, { one: "ligne a", other: "lignes ont" })} plus de cellules que de noms de colonnes\u00a0: ${where}.`,
    formulas: (count, where, format) =>
      `Un tableur lirait ${format.count(count, { one: "cellule comme une formule", other: "cellules comme des formules" })}\u00a0: ${where}.`,
    unclosed: (row) => `Un guillemet ouvert à la ligne ${row} n’est jamais fermé.`,
    chooseRows: "Choisissez les lignes à téléverser.",
    badRows: (bad, all, format) =>
      `Lignes valides\u00a0: ${format.number(all - bad)} sur ${format.number(all)}. Les autres n’ont pas d’adresse ou ont trop de cellules.`,
    sendGood: "Téléverser seulement les lignes valides",
    sendAll: "Tout téléverser",
    correct: (corrections) =>
      corrections.includes("header") ? "Associer les colonnes" : "Convertir le fichier",
    correctHint: (corrections, format) =>
      `Utilise ${format.list(corrections.map((correction) => corrected[correction]))}. Votre fichier d’origine ne change pas.`,
    template: "Télécharger le modèle CSV",
    refused: {
      "not-csv": "Ce n’est ni un fichier CSV ni un classeur.",
      "one-at-a-time": "Choisissez un seul fichier à la fois.",
    },
  },
};

const corrected: Readonly<Record<CsvCorrection, string>> = {
  header: "les colonnes du modèle dans l’ordre",
  encoding: "UTF-8",
  delimiter: "des virgules",
  rows: "seulement les lignes avec une adresse",
  cells: "vos corrections",
  format: "le format CSV",
};
