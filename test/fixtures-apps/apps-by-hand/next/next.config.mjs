/** The default build, written as files: the pages that the server renders, and what takes them over. */
export default { output: "export", distDir: "out", trailingSlash: true };
