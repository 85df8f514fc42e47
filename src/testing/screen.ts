/** The roles by which testers find the parts of a screen. */
type Role =
  | "alert"
  | "button"
  | "checkbox"
  | "combobox"
  | "dialog"
  | "group"
  | "heading"
  | "link"
  | "list"
  | "listitem"
  | "main"
  | "navigation"
  | "note"
  | "option"
  | "progressbar"
  | "radio"
  | "region"
  | "row"
  | "searchbox"
  | "spinbutton"
  | "slider"
  | "status"
  | "tab"
  | "table"
  | "term"
  | "textbox";

export interface TextOptions {
  /** The whole text, in the same case; otherwise a part of it, in any case. */
  readonly exact?: boolean;
}

/** Queries for the parts of a screen, or of a part. */
export interface Queries<P> {
  getByRole(role: Role, options?: TextOptions & { readonly name?: string | RegExp }): P;
  getByTitle(text: string | RegExp, options?: TextOptions): P;
}

/** A part of a screen: the locator of a runner, which finds the part again on each use. */
export interface Part<Self> extends Queries<Self> {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  filter(options: { readonly hasText?: string | RegExp; readonly has?: Self }): Self;
  first(): Self;
}

/** A screen in one runner: our own tests have one for each of their runners, and `screenOf` makes one for pages. */
export interface Screen<P> extends Queries<P> {
  getByLabel(text: string | RegExp, options?: TextOptions): P;
  /** Chooses an option of a list, by its value or its text. */
  select(list: P, option: string): Promise<unknown>;
}
