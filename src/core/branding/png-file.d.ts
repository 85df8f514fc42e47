/** A picture as a `data:` address; the bundler reads the file. */
declare module "*.png?inline" {
  const uri: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's address as the default export
  export default uri;
}
