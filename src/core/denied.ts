/** Who says no: the access flag, a load that was answered 403, or an act with a failed event of its own. */
export type DeniedBy = "flag" | "load" | "act";

/** The person may not open this screen, or not see its data (1 §2; decisions C6, ZA13). */
export class Denied extends Error {
  override readonly name = "Denied";
  readonly status = 403;

  constructor(readonly by: DeniedBy = "flag") {
    super("Access Denied", { cause: 403 });
  }
}

/** Nobody is signed in whom the server would answer (decisions A12, ZA7). */
export class Unauthorized extends Error {
  override readonly name = "Unauthorized";
  readonly status = 401;

  constructor() {
    super("Unauthorized", { cause: 401 });
  }
}
