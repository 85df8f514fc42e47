/**
 * The key of a text, such as `login-form.submit`. The build of the package writes the list of all keys in place of this
 * type.
 */
export type TextKey = string;
