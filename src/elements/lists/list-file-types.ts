/** The files that a file dialog offers for lists of addresses. */
export const listFileTypes =
  ".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
