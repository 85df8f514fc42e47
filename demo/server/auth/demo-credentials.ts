import type { Credential } from "../store/auth-documents.ts";

/** The password of all demo users, shown on the help page. */
export const demoPassword = "scout demo password";

/** Users who sign in with the password alone. */
const withoutCode: ReadonlySet<string> = new Set(["provider"]);

/** Hashes of the one password, each with its own salt, made by `hashPassword`. */
const passwordHashes: Readonly<Record<string, string>> = {
  agent:
    "scrypt$16384$8$1$51b31c977b9b054f89601b58191bdebc$b1efe647a5daa8c0d83c7f07631790ca01a05e2570e18940fb470f5944bd04cd",
  "comcast-agent":
    "scrypt$16384$8$1$af1f6d884fb606c4493d83ce2ecf314f$da42435006665c4d904c289db6675a051b733b442f85a364e85a2723996f8f1d",
  "agent-without-scout":
    "scrypt$16384$8$1$aca45a8c8d95c0fa360e19d273412b4d$f7e5fd6869dd88b3db55834334ffe5eff10c7cb4b3a2195447823bce16d330db",
  administrator:
    "scrypt$16384$8$1$0b8532c53b8edac74538cd5ee44e44b9$a6ae5992a889b4493931328130530e135ad3fbb60743ff222d4f0bbb63ae236f",
  provider:
    "scrypt$16384$8$1$f7ee9e3e6e845912925fab4ce37e789b$98c6b647c0fdc814d8f07802f8064d0088ca37cb65fadede2cc7b6f7e9f9f938",
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
