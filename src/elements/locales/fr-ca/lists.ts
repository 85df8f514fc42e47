import type { LeftOutReason } from "../../../core/lists/left-out-rows.ts";
import type { listTexts } from "../../lists/lists.messages.ts";
import type { Pack } from "../pack.ts";

/** How a list of addresses is read, for all elements that take one. */
export const listsFrench: Pack<typeof listTexts> = {
  lists: {
    columns: "Colonnes",
    unnamedColumn: (number) => `Colonne ${number}`,
    notUsed: "Non utilisée",
    sample: (text) => `Par exemple\u00a0: ${text}`,
    noSample: "Cette colonne est vide.",
    roles: {
      address: "Adresse",
      number: "Numéro civique",
      direction: "Orientation de la rue",
      street: "Nom de la rue",
      suffix: "Type de rue",
      endDirection: "Orientation après la rue",
      building: "Immeuble",
      floor: "Étage",
      unitType: "Type d’unité",
      unit: "Bureau ou unité",
      urbanization: "Urbanisation",
      cityStateZip: "Ville, État et code postal",
      city: "Ville",
      state: "État",
      zip: "Code postal",
      zip4: "ZIP+4",
      country: "Pays",
      name: "Nom du site",
      id: "ID du site",
      currentProvider: "Fournisseur actuel",
      currentMonthly: "Mensualité actuelle",
      contractEnd: "Fin du contrat",
    },
    doubtful: (columns, used, format) =>
      `Plusieurs colonnes contiennent des adresses\u00a0: ${format.list(columns)}. La colonne utilisée est ${used}.`,
    columnWithSample: (name, sample) =>
      sample === "" ? `«\u00a0${name}\u00a0»` : `«\u00a0${name}\u00a0» (${sample})`,
    onlyCoordinates:
      "Il manque une colonne d’adresses. La recherche ne fonctionne pas avec des coordonnées. Ajoutez des adresses.",

    sheet: "Feuille",
    hiddenSheet: (name) => `${name} (masquée)`,
    namesRow: "Ligne des noms de colonnes",
    noNames: "Aucun nom de colonne",
    row: (number, text) => `Ligne ${number}\u00a0: ${text}`,
    foundNames: (row) => `Les noms de colonnes se trouvent à la ligne ${row}.`,

    encoding: "Codage du texte",
    encodingHint: "Choisissez-en un autre si des lettres semblent incorrectes.",
    encodings: {
      "utf-8": "UTF-8",
      "utf-8-bom": "UTF-8 avec indicateur d’ordre des octets",
      "utf-16le": "UTF-16",
      "utf-16be": "UTF-16 (gros-boutiste)",
      "latin-1": "Latin-1",
      "mac-roman": "Mac Roman",
      binary: "",
    },

    leftOut: (count, _unit, format) =>
      `${format.count(count, { one: "ligne omise", other: "lignes omises" })}.`,
    leftOutRow: (number, reason, text) => `Ligne ${number}, ${reasons[reason]}\u00a0: ${text}`,
    keep: "Garder",
    keepOf: (number) => `Garder la ligne ${number}`,
    leaveOutAgain: "Omettre de nouveau",
    more: (count, { number, plural }) =>
      `${number(count)} ${plural(count, { one: "autre n’est pas affichée", other: "autres ne sont pas affichées" })}.`,

    damage: "Corrections proposées",
    damageHeads: { row: "Ligne", before: "Actuel", after: "Correction" },
    damageReasons: {
      "zip-zeros": "Les zéros du début ont été perdus.",
      "zip-hyphen": "Il manque le trait d’union.",
      "zip-decimal": "Un tableur a ajouté une décimale.",
      "zip-short": "Ce code postal est trop court.",
      "empty-place": "Vide, comme sous une cellule fusionnée.",
      date: "Un tableur l’a transformé en date.",
      power: "Un tableur a arrondi ce nombre.",
    },
    noFix: "Corrigez-le dans votre fichier",
    emptyCell: "Vide",
    damageAct: "Appliquer ou annuler",
    applyFix: "Appliquer",
    undoFix: "Annuler",
    fixOf: (isApplied, before, after, row) =>
      `${isApplied ? "Annuler" : "Appliquer"}\u00a0: ${before || "vide"} devient ${after}, ligne ${row}`,
    applyFixes: (count, format) =>
      count === 0
        ? "Appliquer toutes les corrections"
        : `Appliquer ${format.count(count, { one: "correction", other: "corrections" })}`,
    fixesApplied: (count, format) =>
      `${format.count(count, { one: "correction appliquée", other: "corrections appliquées" })}. Votre fichier d’origine ne change pas.`,
    allApplied: "Toutes les corrections sont appliquées.",
    undo: "Annuler les corrections",
    noneApplied: "Aucune correction n’est appliquée.",

    notes: {
      "post-box": (count, where, format) =>
        `${format.count(count, { one: "ligne est une case postale", other: "lignes sont des cases postales" })}\u00a0: ${where}. Les fournisseurs ont besoin d’une adresse municipale.`,
      "rural-route": (count, where, format) =>
        `${format.count(count, { one: "ligne est une route rurale", other: "lignes sont des routes rurales" })}\u00a0: ${where}. Les fournisseurs ont besoin d’une adresse municipale.`,
      coordinates: (count, where, format) =>
        `${format.count(count, { one: "ligne contient des coordonnées", other: "lignes contiennent des coordonnées" })}\u00a0: ${where}. Entrez plutôt des adresses.`,
      "no-number": (count, where, format) =>
        `${format.count(count, { one: "ligne n’a pas", other: "lignes n’ont pas" })} de numéro civique\u00a0: ${where}.`,
    },
    dateSerials: (count, before, after, where, format) =>
      `${format.count(count, { one: "fin de contrat est un nombre, lu", other: "fins de contrat sont des nombres, lus" })} comme une date (${before} comme ${after})\u00a0: ${where}.`,
    inRows: ({ rows, hasMore }) =>
      `${rows.length === 1 && !hasMore ? "ligne" : "lignes"} ${rows.join(", ")}${hasMore ? ", …" : ""}`,
  },
};

const reasons: Readonly<Record<LeftOutReason, string>> = {
  title: "un titre",
  total: "un total",
  names: "noms de colonnes répétés",
  greeting: "une salutation",
  thanks: "une formule de politesse",
  mail: "partie du courriel",
  signature: "partie de la signature",
};
