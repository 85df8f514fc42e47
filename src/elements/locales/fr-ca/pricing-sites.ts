import { maxSites } from "../../../core/pricing/sites/max-sites.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { siteTexts } from "../../scout-pricing/sites/sites.messages.ts";
import type { Pack } from "../pack.ts";

const addresses: PluralForms = { one: "adresse", other: "adresses" };
const sites: PluralForms = { one: "site", other: "sites" };

/** Several addresses, and the proposal for them. */
export const pricingSitesFrench: Pack<typeof siteTexts> = {
  sites: {
    heading: "Plusieurs adresses",
    hide: "Masquer",
    bar: (progress) => `Plusieurs adresses\u00a0: ${progress}`,
    show: "Afficher le tableau",
    saveOpened: "Enregistrer pour le site",
    saveOpenedOf: (at) => `Enregistrer pour le site ${at}`,

    hint: `Collez une adresse par ligne, ou téléversez un fichier CSV ou un classeur (jusqu’à ${maxSites}). Vous vérifierez la liste avant de demander les prix.`,
    lines: "Adresses, une par ligne",
    file: "Fichier CSV ou classeur",
    fileHint: "Nommez les colonnes, par exemple Adresse, Ville, État et Code postal.",
    check: "Vérifier les adresses",
    noText: "Collez d’abord au moins une adresse.",
    reading: (name) => `Lecture\u00a0: ${name}…`,
    removeList: "Retirer la liste",
    pasted: "le tableau collé",
    refused: {
      binary: (name) => `Ce n’est ni un fichier CSV ni un classeur\u00a0: ${name}.`,
      empty: (name) => `Aucune ligne lisible\u00a0: ${name}.`,
      unreadable: (name) =>
        `Ce fichier a été modifié, renommé ou supprimé\u00a0: ${name}. Choisissez-le de nouveau.`,
      unavailable: (name) => `Impossible de lire ${name} sur cette page. Collez plutôt ses lignes.`,
      locked: (name) =>
        `Le fichier ${name} est ancien ou a un mot de passe. Enregistrez-le en .xlsx sans mot de passe.`,
      "not-csv": (name) => `Ce n’est ni un fichier CSV ni un classeur\u00a0: ${name}.`,
      "one-at-a-time": () => "Choisissez un fichier à la fois.",
    },

    confirm: "Vérifier les adresses",
    count: (count, format) => format.count(count, addresses),
    noAddresses: "Aucune adresse trouvée.",
    repeats: (repeated, first) =>
      `${theLines(repeated)} ${repeated.length === 1 ? "répète" : "répètent"} la ligne ${first}.`,
    shared: (same) =>
      `${theLines(same.map(({ number }) => number))} ont la même adresse\u00a0: ${same[0]?.address}.`,
    keepOne: "Garder un site par adresse",
    notAmount: (rows, text) =>
      `${numbered(rows)}\u00a0: «\u00a0${text}\u00a0» n’est pas un montant.`,
    moreNotAmounts: (count, format) =>
      `${format.count(count, { one: "autre texte de la colonne des prix n’est pas un montant", other: "autres textes de la colonne des prix ne sont pas des montants" })}.`,
    beyond: (lines) =>
      `${numbered(lines)}\u00a0: ${lines.length === 1 ? "omise" : "omises"}. La limite est de ${maxSites} adresses.`,
    unread: (count, format) =>
      `${format.count(count, { one: "ligne à la fin du fichier n’a pas été lue", other: "lignes à la fin du fichier n’ont pas été lues" })}.`,
    unclosed: (row) =>
      `Un guillemet ouvert à la ligne ${row} n’est jamais fermé. La suite n’a pas été lue.`,
    encoding: (name) => `Le codage du fichier est ${name}.`,
    noColumn: "Aucune colonne d’adresses trouvée. Chaque ligne est lue comme une adresse.",
    badHeading: (count, _unit, format) =>
      `${format.count(count, { one: "ligne n’est pas une adresse", other: "lignes ne sont pas des adresses" })}. ${count === 1 ? "Corrigez-la ou omettez-la." : "Corrigez-les ou omettez-les."}`,
    badLine: (number, name) =>
      name === "" ? numbered([number]) : `${numbered([number])}\u00a0: ${name}`,
    use: "Utiliser",
    useOf: (number) => `Utiliser la ligne ${number}`,
    acceptAll: (count) => `Utiliser les ${count} lignes qui ont trop de cellules`,
    leaveOut: "Omettre",
    leaveOutOf: (number) => `Omettre la ligne ${number}`,
    faults: {
      empty: "Aucune adresse.",
      ragged: "Cette ligne a plus de cellules qu’il y a de noms de colonnes.",
      coordinates: "Ce sont des coordonnées. Entrez plutôt l’adresse.",
      short: "Trop court pour une adresse.",
      long: "Trop long pour une adresse.",
      noLetters: "Aucune rue trouvée.",
    },
    edit: "Modifier",
    editOf: (address) => `Modifier ${address}`,
    remove: "Retirer",
    removeOf: (address) => `Retirer ${address}`,
    address: "Adresse",
    cancel: "Annuler",
    moreBad: (count) => `${count} de plus après celles-ci.`,
    addresses: "Adresses à traiter",
    start: (count, format) => `Voir les prix de ${format.count(count, addresses)}`,
    noStart: "Il n’y a aucune adresse à traiter.",
    withoutBad: (count, _unit, format) =>
      `${format.count(count, { one: "ligne sans adresse sera omise", other: "lignes sans adresse seront omises" })}.`,
    back: "Retour",
    kept: "Votre liste est conservée dans cet onglet, mais pas les prix.",
    notKept: "Vous perdez la liste si vous fermez ou rechargez cette page.",

    progress: (priced, of) => `${priced} sur ${of} avec prix`,
    keptCount: (count, format) =>
      format.count(count, { one: "adresse conservée", other: "adresses conservées" }),
    details: {
      notFound: (count) => `${count} sans résultat`,
      unpriced: (count) => `${count} sans prix`,
      failed: (count) => `${count} en échec`,
      before: (count) => `${count} à refaire`,
      left: (count) => `${count} à venir`,
      repeated: (count) => `${count} à l’adresse d’un autre site`,
    },
    phases: {
      running: "Deux adresses à la fois.",
      paused: "En pause.",
      done: "Terminé.",
      resting: (time) => `Trop de requêtes. Reprise à ${time}.`,
    },
    pause: "Suspendre",
    goOn: "Reprendre",
    reloaded:
      "La page a été rechargée. Votre liste et vos choix sont conservés. Demandez les prix de nouveau, car ils peuvent changer.",
    denied: "Vous n’avez pas l’autorisation de voir les prix de ces adresses.",
    unreachable:
      "Plusieurs adresses de suite sont restées sans réponse. Vérifiez votre connexion, puis reprenez.",
    againRefused: (count) =>
      count === 1 ? "Réessayer l’adresse sans prix" : `Réessayer ${count} adresses sans prix`,
    filter: "Afficher",
    filters: {
      all: (count) => `Tous les sites (${count})`,
      refused: (count) => `Sans prix (${count})`,
      different: (count) => `Prix d’une autre adresse (${count})`,
      repeated: (count) => `À l’adresse d’un autre site (${count})`,
    },

    needs: "Chaque site reçoit",
    line: "Internet",
    lineKinds: { any: "Tous les types", broadband: "Large bande", dedicated: "Dédié" },
    phoneLines: "Lignes téléphoniques",
    staticIp: "IP statique",
    backup: "Ligne de secours",
    noBackup: "Aucune",
    backupNote:
      "Une ligne de secours a un autre fournisseur, un autre type d’accès et la même durée.",
    missing: {
      phone: "Sans lignes téléphoniques",
      staticIp: "Sans IP statique",
      backup: "Sans ligne de secours",
    },
    service: (title, quantity) => (quantity > 1 ? `${title} × ${quantity}` : title),
    backupIn: (provider, title) => `${provider}\u00a0: ${title}`,
    backupOf: (provider, title, monthly) => `Secours\u00a0: ${provider}, ${title}, ${monthly}/mois`,
    moreOffers: (count) => `${count} de plus`,
    moreOffersOf: (count, at) =>
      `${count} ${count === 1 ? "autre offre" : "autres offres"} pour ${at}`,
    bestOf: (at) => `Meilleure offre pour ${at}`,
    terms: "Tous les sites selon la durée",
    termTotal: "Total sur la durée",
    totalOver: (months, isAssumed) =>
      `Total sur ${months} mois${isAssumed ? ", si le prix ne change pas" : ""}`,
    allTermsTotal: (isAssumed) =>
      `Total sur toutes les durées${isAssumed ? ", si le prix ne change pas" : ""}`,
    otherServices: (count) => `${count} avec un autre service`,
    unpricedSites: (count) => `${count} sans prix`,
    ifPriceStays: "si le prix ne change pas",
    chooseTerm: "Utiliser",
    chooseTermOf: (term) => `Utiliser ${term} pour tous les sites`,

    criterion: "Meilleure offre",
    criteria: {
      cheapest: "La moins chère",
      sameProvider: "Même fournisseur partout",
      fiber: "Fibre seulement",
    },
    minimum: "Vitesse minimale",
    anySpeed: "Toutes",
    atLeast: (speed) => `${speed} et plus`,
    term: "Durée",
    anyTerm: "Toutes",
    everywhere: (provider, count, of) =>
      `${provider} dessert ${count} des ${of} sites avec prix, plus que tout autre fournisseur.`,

    table: "Meilleures offres par site",
    offer: "Offre",
    act: "Action",
    offerOf: (at) => `Offre pour ${at}`,
    byCriterion: "Meilleure offre",
    own: "Votre choix",
    unsaved: "Non enregistré",
    gone: "Votre choix n’est plus offert ici.",
    sameAs: (at) => `Même adresse que ${at}. Le total compte les deux.`,
    open: "Ouvrir",
    openOf: (at) => `Ouvrir ${at} comme proposition`,
    newAddress: "Nouvelle adresse",
    noNewAddress: "Entrez une adresse.",
    clearAddress: "Effacer l’adresse",
    priceEdited: "Voir les prix",
    again: "Réessayer",
    againOf: (at) => `Réessayer\u00a0: ${at}`,
    priceOf: (at) => `Voir les prix de ${at}`,
    price: "Voir les prix",
    notes: {
      waiting: "En attente",
      pricing: "Recherche des prix…",
      later: "Le serveur a mis trop de temps à répondre. Nouvel essai dans une minute.",
      pricedBefore: "Prix obtenus avant le rechargement",
      failed: "Une erreur s’est produite.",
      failedWith: (status) => `Une erreur s’est produite. (${status})`,
      unanswered: "Aucune réponse.",
      noOffer: "Aucune offre ne correspond.",
      noServices: "Il n’y a aucun résultat pour le moment.",
    },

    savingsHeading: "Économies",
    savingsHint:
      "Entrez ce que le client paie maintenant. Collez une colonne de prix pour remplir les sites suivants.",
    savings: "Coûts actuels par site",
    currentProvider: "Fournisseur actuel",
    currentProviderOf: (at) => `Fournisseur actuel à ${at}`,
    currentMonthly: "Mensualité actuelle",
    currentMonthlyIs: (amount) => `Mensualité actuelle\u00a0: ${amount}`,
    currentMonthlyOf: (at) => `Mensualité actuelle à ${at}`,
    endsOn: "Fin du contrat",
    endsOnOf: (at) => `Fin du contrat à ${at}`,
    savingMonthly: "Économie par mois",
    costMonthly: "Hausse par mois",
    saves: (amount) => `Économie par mois\u00a0: ${amount}`,
    costs: (amount) => `Hausse par mois\u00a0: ${amount}`,
    figureAt: (label, count, of) => (count === of ? label : `${label} (${count} des ${of} sites)`),
    savingOverTerm: "Économie sur la durée",
    savingIfPriceStays: "Économie sur la durée (si le prix ne change pas)",
    payback: "Délai de récupération",
    months: (count, format) => format.count(count, { one: "mois", other: "mois" }),
    noPayback: "Jamais",
    atOnce: "Immédiat",
    savingsOf: (count, of) => (count === of ? "Tous les sites" : `${count} des ${of} sites`),
    savingsNote:
      "Compte les sites dont les deux prix sont connus. L’installation est soustraite de l’économie sur la durée.",
    notMoney: "Entrez un montant en dollars, comme 129,50.",
    printSavings: "Montrer les économies dans la proposition",

    printProposal: "Imprimer la proposition",
    savePdf: "Télécharger le PDF",
    noProposal: "Aucun site n’a encore de prix.",
    pdfFailed: "Le PDF n’a pas pu être créé. Réessayez ou imprimez la proposition.",
    siteAt: (number) => `Site ${number}`,
    subtotal: "Sous-total",
    backupMark: (title) => `${title} (secours)`,
    unavailable: (reason) => `Non disponible\u00a0: ${reason}`,

    pricedSites: "Sites",
    siteCount: (count, of) => (count === of ? count : `${count} sur ${of}`),
    totals: "Totaux par fournisseur",
    chosenSites: "Sites",
    possible: "Si choisi à chaque site desservi",
    possibleText: (count, monthly) => `${count}, ${monthly}/mois`,
    sites: (count, format) => format.count(count, sites),
    sum: (count, of) => `Total (${count} des ${of} sites)`,
    others: (count) => `Autres fournisseurs (${count})`,
    othersTable: "Autres fournisseurs",
    sumNote: "Les sites sans offre ne sont pas inclus.",

    copyLink: "Copier le lien",
    linkCopied: "Lien copié. Les destinataires vérifieront la liste et verront leurs propres prix.",
    linkNotCopied: "Le lien n’a pas pu être copié.",
    linkTooLong: "La liste est trop longue pour un lien. Téléchargez-la plutôt en CSV.",
    change: "Modifier la liste",
    fileName: "Sites.csv",
    columns: {
      site: "Site",
      answered: "Prix pour",
      provider: "Fournisseur",
      service: "Service",
      speed: "Vitesse",
      access: "Accès",
      term: "Durée",
      backup: "Secours",
      monthly: "Par mois",
      install: "Installation",
      todayProvider: "Fournisseur actuel",
      todayMonthly: "Mensualité actuelle",
      todayEndsOn: "Fin du contrat",
      savings: "Économie par mois",
      note: "Note",
    },
    totalOf: (provider, count, of) =>
      provider === null
        ? `Total (${count} des ${of} sites)`
        : `Total chez ${provider}, ${count} ${count === 1 ? "site" : "sites"}`,

    offerGone: (title) => `L’offre ${title} n’est plus disponible à cette adresse.`,
    otherPrice: (title, now, before) =>
      `${title} coûte maintenant ${now}/mois (${before} auparavant).`,
  },
};

const linesNamed = 8;

/** Begins a sentence. Examples: `La ligne 5`, `Les lignes 5, 7 et 9`. */
function theLines(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? "La" : "Les"} ${numbered(numbers).toLowerCase()}`;
}

/** Examples: `Ligne 5`, `Lignes 5, 7 et 9`. French has one word for the rows of a file and the lines of a text. */
function numbered(numbers: readonly number[]): string {
  if (numbers.length === 1) return `Ligne ${numbers[0]}`;
  const shown = numbers.slice(0, linesNamed);
  const rest = numbers.length - shown.length;
  const texts = [...shown.map(String), ...(rest > 0 ? [`${rest} autres`] : [])];
  return `Lignes ${texts.slice(0, -1).join(", ")} et ${texts.at(-1)}`;
}
