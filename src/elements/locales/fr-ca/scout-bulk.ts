import { maxSites } from "../../../core/pricing/sites/max-sites.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { bulkScreenTexts } from "../../scout-bulk/scout-bulk.messages.ts";
import type { Pack } from "../pack.ts";
import { listsFrench } from "./lists.ts";
import { uploadsFrench } from "./uploads.ts";

const rows: PluralForms = { one: "ligne", other: "lignes" };

const ownFrench: Pack<typeof bulkScreenTexts> = {
  "scout-bulk": {
    heading: "Recherche en lot SCOUT",
    introduction:
      "Recherchez des milliers d’adresses avec un fichier CSV et suivez leur progression.",
    loading: "Chargement",
    tryAgain: "Réessayer",
    unnamed: "Téléversement",
    resultsOf: (name) => `les résultats\u00a0: ${name}`,
    showResults: "Voir les résultats",
    ofUpload: (name) => `(${name})`,
    resultsIn: (name) => `Résultats\u00a0: ${name}`,
    closeResults: "Fermer",
    closeOf: (name) => `Fermer les résultats\u00a0: ${name}`,
    cannotShow: "Le fichier a été enregistré. Il ne peut pas être affiché ici.",
    cannotRead: "Le fichier a été enregistré. Son contenu ne peut pas être affiché.",
    reading: "Chargement des résultats",
    totals(rowCount, failedCount, hasOutcome, format) {
      const all = format.count(rowCount, rows);
      if (!hasOutcome) return all;
      return failedCount === 0
        ? `${all}, aucune en échec`
        : `${all}, ${format.number(failedCount)} en échec`;
    },
    outcome: "Résultat",
    outcomes: {
      served: "Desservie",
      unserved: "Aucun fournisseur",
      done: "Terminée",
      failed: "En échec",
    },
    provider: "Fournisseur",
    allProviders: (count) => `Les ${count} fournisseurs`,
    addresses: (name, count, format) =>
      `${name}, ${format.count(count, { one: "adresse", other: "adresses" })}`,
    searchResults: "Rechercher dans ces résultats",
    matching: (count, total, format) =>
      count === total
        ? `Toutes\u00a0: ${format.count(total, rows)}`
        : `${format.number(count)} sur ${format.count(total, rows)}`,
    showAll: "Toutes les lignes",
    noMatch: "Aucune ligne ne correspond.",
    searchOther: "Retirez un filtre, essayez d’autres mots ou affichez toutes les lignes.",
    noneYet: "Les téléversements terminés s’affichent ici.",
    saveMatching: "Télécharger ces lignes (CSV)",
    saveFailed: "Télécharger les lignes en échec (CSV)",
    selectRow: (number, address) => `Sélectionner la ligne ${number}\u00a0: ${address}`,
    selectAll: "Tout sélectionner",
    selectThese: "Sélectionner ces lignes",
    selectServed: "Sélectionner les adresses desservies",
    priceThese: "Voir leurs prix",
    priceFirst: `Prix des ${maxSites} premières`,
    clearSelection: "Effacer la sélection",
    selectFirst: "Sélectionnez des lignes pour en voir les prix.",
    selected: (count, format) =>
      format.count(count, { one: "ligne sélectionnée", other: "lignes sélectionnées" }),
    tooMany: (count, format) =>
      `Vous pouvez voir les prix de ${maxSites} adresses à la fois. ${format.count(count - maxSites, { one: "ligne reste sélectionnée", other: "lignes restent sélectionnées" })} pour la prochaine liste.`,
    withoutAddress: (count, format) =>
      `${format.count(count, { one: "ligne n’a pas d’adresse", other: "lignes n’ont pas d’adresse" })}, donc pas de prix.`,
    cannotPass:
      "Les prix de ces adresses ne peuvent pas être ouverts ici. Téléchargez plutôt les adresses en CSV.",
    found: (outcome, details, moreCount) => {
      const more = moreCount > 0 ? ` et ${moreCount} de plus` : "";
      return details.length === 0 ? outcome : `${outcome}\u00a0: ${details.join(", ")}${more}`;
    },
    row: "Ligne",
    rowNumber: (number) => `Ligne ${number}`,
    moreColumns: (count, format) =>
      `Le fichier a ${format.count(count, { one: "autre colonne", other: "autres colonnes" })}.`,
    showingRows: (shown, total, format) =>
      `${format.number(shown)} lignes affichées sur ${format.number(total)}. Le fichier les contient toutes.`,
    showing: (shown, total) => `${shown} affichés sur ${total}`,
    sending: (name) => `Téléversement en cours\u00a0: ${name}.`,
    sent: (name) => `Fichier téléversé\u00a0: ${name}.`,
    finished: (name) => `Traitement terminé\u00a0: ${name}.`,
    uploadFailed: "En échec",
    dismissed: (name) => `Maintenant dans l’historique\u00a0: ${name}.`,
    downloading: "Téléchargement…",
  },
};

export const bulkFrench = { ...ownFrench, ...uploadsFrench, ...listsFrench };
