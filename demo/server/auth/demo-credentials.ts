import type { Credential } from "../store/auth-documents.ts";

/** The password of all demo users, shown on the help page. */
export const demoPassword = "scout demo password";

/** Users who sign in with only the password. */
const withoutCode: ReadonlySet<string> = new Set(["provider"]);

/** Hashes of `demoPassword`, each with its own salt, made by `hashPassword`. */
const passwordHashes: Readonly<Record<string, string>> = {
  agent:
    "pbkdf2$10000$21141a7e3dc6e6979bb3eb73f942f295$d4ac6925497b253bb71693d99af65db35492747ea69c0b03b85104a52e3ba6ee",
  "comcast-agent":
    "pbkdf2$10000$19e12e1fa7be83d0cf80cf9b4300e279$80b1185ad9404bb4cba2839f4ae9cda8e8e906220866abdb6ccd65fc51449b21",
  "agent-without-scout":
    "pbkdf2$10000$127859baf1803f2590a479df6d6047c2$c7e9a5f5dd05a8eb80845b04f98eb81c4379102ba01cdc00864efb043cd85d34",
  administrator:
    "pbkdf2$10000$ee68bff49f2e4a353e17688fa59e2995$d916ce152ec86bb9cc8158a90863cb7a32c17290c901c11f41344f7edd3795f4",
  provider:
    "pbkdf2$10000$a0ebcfde040a1b796dbf365acb680a8b$19299c6aee4157356427b1c07ab95a5f37d1d2aa14cf04acf37bdfa167e99d00",
};

export const demoCredentials: readonly Credential[] = Object.entries(passwordHashes).map(
  ([id, passwordHash]) => ({
    id,
    passwordHash,
    needsCode: !withoutCode.has(id),
    failures: 0,
    lockedUntil: 0,
  }),
);
