/** A picture as a `data:` URL. The bundler inlines the file. */
declare module "*.png?inline" {
  const uri: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's address as the default export
  export default uri;
}
