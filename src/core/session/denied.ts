/** The source of a denial: the access flag, a load that answered 403, or an action with its own failed event. */
export type DeniedBy = "flag" | "load" | "act";

/** The user may not open this screen, or not see its data (1 §2; decisions C6, C20). */
export class Denied extends Error {
  override readonly name = "Denied";
  readonly status = 403;

  constructor(readonly by: DeniedBy = "flag") {
    super("Access Denied", { cause: 403 });
  }
}

/** No user is signed in whose requests the server would accept (decisions A12, C19). */
export class Unauthorized extends Error {
  override readonly name = "Unauthorized";
  readonly status = 401;

  constructor() {
    super("Unauthorized", { cause: 401 });
  }
}
