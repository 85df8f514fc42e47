/**
 * The source of a denial: `flag` is the access flag of the settings, `load` a load that was answered 403, and `act`
 * such an action, which reports its failure by its own event.
 */
export type DeniedBy = "flag" | "load" | "act";

/** The user may not open this screen or see its data. */
export class Denied extends Error {
  override readonly name = "Denied";
  readonly status = 403;

  constructor(readonly by: DeniedBy = "flag") {
    super("Access Denied", { cause: 403 });
  }
}

/** No user is signed in, or the server does not accept the user's requests. */
export class Unauthorized extends Error {
  override readonly name = "Unauthorized";
  readonly status = 401;

  constructor() {
    super("Unauthorized", { cause: 401 });
  }
}
