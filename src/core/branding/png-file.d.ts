/** A picture as a `data:` address; the bundler reads the file. */
declare module "*.png?inline" {
  const uri: string;
  export default uri;
}
