import * as v from "valibot";

export const credentialSchema = v.object({
  /** The user's id. */
  id: v.string(),
  /** Made by `hashPassword`. */
  passwordHash: v.string(),
  /** True if a code is sent by e-mail after the password. */
  needsCode: v.boolean(),
  /** Wrong passwords in a row. */
  failures: v.number(),
  /** Milliseconds since 1970; no password is accepted before. */
  lockedUntil: v.number(),
});
/** The credentials of a user. */
export type Credential = v.InferOutput<typeof credentialSchema>;

export const challengeSchema = v.object({
  /** The user's id: only the newest code is valid. */
  id: v.string(),
  sealedCode: v.string(),
  expiresAt: v.number(),
  failures: v.number(),
});
/** A code that was sent and not used yet. */
export type Challenge = v.InferOutput<typeof challengeSchema>;

export const resetSchema = v.object({
  /** The sealed key of the link. */
  id: v.string(),
  userId: v.string(),
  expiresAt: v.number(),
});
/** A link for setting a new password. */
export type Reset = v.InferOutput<typeof resetSchema>;

export const mailSchema = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  /** A path of the demo to continue with. */
  link: v.nullable(v.string()),
  at: v.number(),
});
/** An e-mail in the demo's mailbox. */
export type Mail = v.InferOutput<typeof mailSchema>;
