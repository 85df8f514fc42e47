/** The path of this backend's files. */
export const filesPath = "/system/files/";
