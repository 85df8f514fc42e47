import { enteredText, visibleText } from "../texts/fold-text.ts";

/** The minimum length of user name, password and code (2 §9). */
const minLength = 2;

/** The invalid fields of the login form. Both are reported together (2 §5; decisions U11). */
export function loginFaultsOf(fields: {
  readonly username: string;
  readonly password: string;
}): readonly ("username" | "password")[] {
  const names = ["username", "password"] as const;
  const { username, password } = { ...fields, username: enteredText(fields.username) };
  const lengths = { username: username.length, password: password.length };
  return names.filter((name) => lengths[name] < minLength);
}

/** The digits of a code (2 §5). */
const codeLength = 8;

/**
 * The code in what was typed or pasted (decisions U27): the only eight digits there, whatever stands around them. They
 * may be digits of any script, with spaces or hyphens between them. Any other text loses its spaces and hyphens alone
 * (decisions U13).
 */
export function plainCodeOf(input: string): string {
  const text = visibleText(input).replace(/\p{Nd}/gu, plainDigitOf);
  return (
    onlyCodeIn(text.match(/\d+/g)) ??
    onlyCodeIn(text.match(/\d+(?:[\s\p{Dash}]+\d+)*/gu)) ??
    withoutGaps(text)
  );
}

/** Null where no number has the length of a code, or where several differ. */
function onlyCodeIn(numbers: readonly string[] | null): string | null {
  const codes = (numbers ?? []).map(withoutGaps).filter(({ length }) => length === codeLength);
  const [only = null, ...others] = new Set(codes);
  return others.length === 0 ? only : null;
}

function withoutGaps(text: string): string {
  return text.replace(/[\s\p{Dash}]/gu, "");
}

/** The digits of each script follow one another from 0 to 9, those of some styles without a gap. */
function plainDigitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Whether a code may be sent: two characters suffice, the server checks the rest (decisions U13). */
export function isCodeSendable(code: string): boolean {
  return code.length >= minLength;
}
