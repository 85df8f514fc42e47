/** The name of a downloaded contract (2 §6), which no language changes. */
export const contractFileName = "scout-contract.pdf";

/** Texts about contracts: those of the specification byte for byte (decisions M3), and those of other actions. */
export const contractMessages = {
  /** The title of the list (1 §2). */
  heading: "Contracts",
  creationDate: "Creation Date",
  customerName: "Customer Name",
  serviceProvider: "Service Provider",
  status: "Status",
  actions: "Actions",
  none: "There are no contracts at this time.",
  downloadPdf: "Download PDF",
  editDraft: "Edit Draft",
  /** Our own actions (decisions O8). */
  priceAgain: "Price Again",
  openContract: "Open Contract",
  /** 1 §4: labels of the states. */
  completed: "ready to create",
  expired: "price again in scout",
  draft: "draft",
  /** For a failed download (decisions O5). */
  failed: "An error has occurred.",
} as const;
