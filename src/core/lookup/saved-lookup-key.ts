/** Where the tab keeps its running lookup over a reload (decisions G31). */
export const savedLookupKey = "scout-lookup";
