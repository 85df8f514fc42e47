/** The words of the exported table in tests. */
export const siteWords = {
  caption: "Sites",
  columns: {
    site: "Site",
    answered: "Priced for",
    provider: "Provider",
    service: "Service",
    speed: "Speed",
    access: "Access",
    term: "Term",
    backup: "Backup",
    monthly: "Monthly",
    install: "Install",
    todayProvider: "Provider now",
    todayMonthly: "Monthly now",
    todayEndsOn: "Contract ends",
    savings: "Savings",
    note: "Note",
  },
  noteOf: ({ progress }: { readonly progress: { readonly kind: string } }) => progress.kind,
  serviceOf: (title: string, quantity: number) => (quantity > 1 ? `${title} × ${quantity}` : title),
  backupOf: (provider: string, title: string) => `${provider}: ${title}`,
  totalOf: (provider: string | null, sites: number, of: number) =>
    `${provider ?? "All"} ${sites}/${of}`,
};
