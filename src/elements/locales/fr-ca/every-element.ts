import { asSentence } from "../../../core/texts/as-sentence.ts";
import type { CommonGroup, Pack } from "../pack.ts";

export const commonFrench: Pack<CommonGroup> = {
  host: {
    deniedTitle: "Accès refusé",
    denied: "Vous n’êtes pas autorisé à consulter cette page.",
    askForAccess: "Demandez l’accès à votre administrateur.",
    errorTitle: "Erreur",
    error: "Une erreur s’est produite.",
    unexplained: "Le service n’a pas répondu. Réessayez dans une minute.",
    stopped: "Cette partie de la page a cessé de fonctionner.",
    tryAgain: "Réessayer",
    partMissing: "Une partie de cette page n’a pas pu être chargée.",
    reload: "Recharger la page",
    signIn: "Ouvrir une session",
    notSignedIn: "Aucune session n’est ouverte.",
    interrupted: "Votre session est terminée. Ouvrez une session pour reprendre où vous étiez.",
    notChecked: "Votre ouverture de session n’a pas pu être vérifiée.",
    clockWrong: "L’heure de cet ordinateur semble inexacte. Corrigez-la, puis réessayez.",
    badLink:
      "Ce lien d’ouverture de session ne fonctionne pas. Ouvrez une session avec votre mot de passe.",
    missingScreen: "Ce site n’a pas cette page.",
    dismiss: "Fermer l’avis",
    notices: "Avis",
    printing: "À imprimer",
    keys: "Raccourcis clavier",
    close: "Fermer",
    sampleData: "Données fictives",
    downloaded: (name) => `${name} a été téléchargé`,
  },
  ui: {
    dismiss: "Fermer l’avis",
    close: "Fermer",
    loading: "Chargement",
    inProgress: "En cours",
    inNewTab: (label) => `${label} (s’ouvre dans un nouvel onglet)`,
  },
  combobox: {
    clear: "Effacer la recherche",
    remove: "Retirer",
    none: "Aucune suggestion",
    count: (count) => (count < 2 ? `${count} suggestion` : `${count} suggestions`),
    recent: (count) => `Récentes : ${count}. Appuyez sur Supprimer pour en retirer une.`,
  },
  "answered-address": {
    price: (answered, asked) =>
      `Prix pour ${asSentence(answered)} Vous avez demandé ${asSentence(asked)}`,
    place: (answered, asked) =>
      `Adresse trouvée : ${asSentence(answered)} Vous avez demandé ${asSentence(asked)}`,
    addedZip: (zip) => `Vous n’avez pas entré de code postal. Les résultats sont pour ${zip}.`,
    caption: (caption, asked) => `${caption} (vous avez demandé ${asked})`,
    answered: "Adresse trouvée",
    asked: "Adresse demandée",
  },
  "drop-zone": {
    choose: "Choisir un fichier",
    chooseFor: (label) => `Choisir un fichier : ${label}`,
    orDrop: "ou déposez-le ici",
    chosen: "Choisi : ",
    clear: "Effacer",
    clearOf: (label) => `Effacer ${label}`,
    rejected: "Fichiers refusés",
    byteCount: (bytes, { count }) => count(bytes, { one: "octet", other: "octets" }),
    units: [(amount) => `${amount} Ko`, (amount) => `${amount} Mo`, (amount) => `${amount} Go`],
  },
  facets: {
    selected: " sélectionnés",
    deeperLevels: (number, { count }) =>
      `Affiche ${count(number, { one: "terme plus précis", other: "termes plus précis" })} dans une liste`,
  },
  "list-search": {
    label: "Rechercher dans cette liste",
    all: (total) => `${total} dans cette liste`,
    found: (count, total) => `${count} sur ${total} dans cette liste`,
  },
  table: { sortBy: "Trier par" },
  "address-form": {
    dropped: (unit) => `La suggestion n’inclut pas ${unit}.`,
    keep: (unit) => `Garder ${unit}`,
  },
  "street-notes": {
    "post-box": "Case postale. Les fournisseurs ont besoin d’une adresse municipale.",
    "rural-route": "Route rurale. Les fournisseurs ont besoin d’une adresse municipale.",
    coordinates: "Coordonnées. Entrez plutôt l’adresse.",
    "no-number": "Aucun numéro civique.",
  },
  "table-outputs": {
    exportGroup: "Copier, enregistrer ou imprimer",
    copy: "Copier sous forme de tableau",
    save: "Télécharger le fichier CSV",
    print: "Imprimer",
    nameOf: (act, table) => `${act} : ${table}`,
    copied: "Copié. Collez dans une feuille de calcul ou un courriel.",
    notCopied: "Votre navigateur a bloqué la copie.",
    notPrinted: "Votre navigateur a bloqué l’impression.",
  },
};
