import { enteredText, visibleText } from "../texts/fold-text.ts";

/** The minimum length of user name, password and code. */
const minLength = 2;

/** The invalid fields of the login form. Both are reported together. */
export function loginFaultsOf(fields: {
  readonly username: string;
  readonly password: string;
}): readonly ("username" | "password")[] {
  const names = ["username", "password"] as const;
  const { username, password } = { ...fields, username: enteredText(fields.username) };
  const lengths = { username: username.length, password: password.length };
  return names.filter((name) => lengths[name] < minLength);
}

const codeLength = 8;

/**
 * The code in a typed or pasted text: the only eight-digit number in it. The digits may belong to any script, with
 * spaces or hyphens between them. Any other text only loses its spaces and hyphens.
 */
export function plainCodeOf(input: string): string {
  const text = visibleText(input).replace(/\p{Nd}/gu, plainDigitOf);
  return (
    onlyCodeIn(text.match(/\d+/g)) ??
    onlyCodeIn(text.match(/\d+(?:[\s\p{Dash}]+\d+)*/gu)) ??
    withoutGaps(text)
  );
}

/**
 * Returns the only number that has the length of a code. Null if no number has it, or if several differ.
 */
function onlyCodeIn(numbers: readonly string[] | null): string | null {
  const codes = (numbers ?? []).map(withoutGaps).filter(({ length }) => length === codeLength);
  const [only = null, ...others] = new Set(codes);
  return others.length === 0 ? only : null;
}

function withoutGaps(text: string): string {
  return text.replace(/[\s\p{Dash}]/gu, "");
}

/**
 * The digits of each script have consecutive code points from 0 to 9. Some styles of digits follow each other without a
 * gap.
 */
function plainDigitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** True if a code may be sent. Two characters suffice, since the server checks the rest. */
export function isCodeSendable(code: string): boolean {
  return code.length >= minLength;
}
