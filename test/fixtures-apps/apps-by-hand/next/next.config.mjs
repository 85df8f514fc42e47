/**
 * The default build, written as files: the pages that the server renders, and what takes them over. Next writes no files
 * with `cacheComponents`.
 */
export default { output: "export", distDir: "out" };
