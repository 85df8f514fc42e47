/** The minimum length of user name, password and code (2 §9). */
const minLength = 2;

/** The invalid fields of the login form. Both are reported together (2 §5; decisions U11). */
export function loginFaultsOf(fields: {
  readonly username: string;
  readonly password: string;
}): readonly ("username" | "password")[] {
  const names = ["username", "password"] as const;
  const { username, password } = { ...fields, username: fields.username.trim() };
  const lengths = { username: username.length, password: password.length };
  return names.filter((name) => lengths[name] < minLength);
}

/** Strips spaces and hyphens, which often come along with a copied code (decisions U13). */
export function plainCodeOf(input: string): string {
  return input.replace(/[\s\p{Dash}]/gu, "");
}

/** Whether a code may be sent: two characters suffice, the server checks the rest (decisions U13). */
export function isCodeSendable(code: string): boolean {
  return code.length >= minLength;
}
