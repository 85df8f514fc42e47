import type { contractListTexts } from "../../scout-contracts/scout-contracts.messages.ts";
import type { Pack } from "../pack.ts";

export const contractsGerman: Pack<typeof contractListTexts> = {
  "scout-contracts": {
    heading: "Verträge",
    creationDate: "Erstellt am",
    customerName: "Kundenname",
    serviceProvider: "Anbieter",
    status: "Status",
    actions: "Aktionen",
    none: "Derzeit gibt es keine Verträge.",
    downloadPdf: "PDF herunterladen",
    editDraft: "Entwurf ändern",
    priceAgain: "Preise erneuern",
    openContract: "Vertrag öffnen",
    completed: "bereit zur Erstellung",
    expired: "Preise in Scout erneuern",
    draft: "Entwurf",
    failed: "Es ist ein Fehler aufgetreten.",
    introduction:
      "Setzen Sie einen Entwurf fort, laden Sie einen fertigen Vertrag herunter oder erneuern Sie die Preise eines abgelaufenen.",
    search: "Verträge suchen",
    state: "Status",
    address: "Adresse",
    allStates: (count) => `Alle Status (${count})`,
    stateCount: (state, count) => `${state} (${count})`,
    clear: "Leeren",
    show: (state) => `Anzeigen: ${state}`,
    noneYet:
      "Rufen Sie Preise für eine Adresse ab und erstellen Sie dann aus dem Angebot einen Vertrag.",
    priceAddress: "Preise abrufen",
    noneFound: "Keine passenden Verträge.",
    searchOther: "Versuchen Sie es mit anderen Wörtern oder einem anderen Status.",
    showAll: "Alle Verträge anzeigen",
    tryAgain: "Neuer Versuch",
    loading: "Verträge werden geladen",
    noCustomer: "–",
    of: (customer, provider) =>
      [customer && `für ${customer}`, provider && `mit ${provider}`].filter(Boolean).join(" "),
    found: (found, total, { count, number }) =>
      found === total
        ? count(total, { one: "Vertrag", other: "Verträge" })
        : `${number(found)} von ${count(total, { one: "Vertrag", other: "Verträgen" })}`,
    downloading: "Der Vertrag wird heruntergeladen",
  },
};
