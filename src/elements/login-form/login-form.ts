/** Importing this module registers `<login-form>`. */
import "./login-form.element.ts";

export type { LoginFormElement } from "./login-form.element.ts";
