import type { Credential } from "../store/auth-documents.ts";

/** The password of all demo users, shown on the help page. */
export const demoPassword = "scout demo password";

/** Users who sign in with the password alone. */
const withoutCode: ReadonlySet<string> = new Set(["provider"]);

/** Hashes of the one password, each with its own salt, made by `hashPassword`. */
const passwordHashes: Readonly<Record<string, string>> = {
  agent:
    "scrypt$4096$8$1$d6cf5ddcfeefadaee0fee5bc5ab571bb$fc4ca94f9c3016de5726d49852d1ed61283141720bba1224245935c99204f233",
  "comcast-agent":
    "scrypt$4096$8$1$9c73bb3cb23755d8b3aef673d1d679f3$bb95ac65a5198a5150f29bda9ec2b468a074a00ca39ca86ac4b259b268416efe",
  "agent-without-scout":
    "scrypt$4096$8$1$4e6884726b8956cafc5e2a03d86eabf6$f59ec5e2528620889e42fb2839fe8e91bbe93f87512e4ce73830199596b81243",
  administrator:
    "scrypt$4096$8$1$3c081e4463fec52f29bb90bf31156454$49682fb7b73b4f7560c59d9a9b9a227aa01c45d04b14f58f1ade7e80f2d3f92d",
  provider:
    "scrypt$4096$8$1$664215b046dfe7a89170adca243ec990$5529e09e646e9dfccafa419ba7c911aa2c0d26be08b160e656bd02561ee811f9",
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
