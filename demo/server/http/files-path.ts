/** Where this backend keeps its files. */
export const filesPath = "/system/files/";
