/** The roles by which testers find the parts of a screen. */
export type Role =
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
  | "option"
  | "progressbar"
  | "radio"
  | "region"
  | "row"
  | "searchbox"
  | "slider"
  | "status"
  | "tab"
  | "table"
  | "term"
  | "textbox";

/** A text is part of the searched one, in any case, unless it is exact. */
export type TextOptions = { readonly exact?: boolean };

/** What a screen, and each of its parts, can be searched for. */
export interface Queries<Part> {
  getByRole(role: Role, options?: TextOptions & { readonly name?: string | RegExp }): Part;
  getByText(text: string | RegExp, options?: TextOptions): Part;
  getByTitle(text: string | RegExp, options?: TextOptions): Part;
}

/** A part of a screen, found when it is used: the locator of a runner. */
export interface Part<Self> extends Queries<Self> {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  filter(options: { readonly hasText?: string | RegExp; readonly has?: Self }): Self;
  first(): Self;
}

/** A screen as a tester uses it. Each runner has its own, where its locators differ from the others'. */
export interface Screen<Part> extends Queries<Part> {
  getByLabel(text: string | RegExp, options?: TextOptions): Part;
  /** Chooses an option of a list, by its value or its text. */
  select(list: Part, option: string): Promise<unknown>;
}
