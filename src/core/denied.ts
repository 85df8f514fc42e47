/** The person may not open this screen (1 §2; rulings C6). */
export class Denied extends Error {
  override readonly name = "Denied";

  constructor() {
    super("Access Denied", { cause: 403 });
  }
}

/** Nobody is signed in whom the server would answer (rulings A12, ZA7). */
export class Unauthorized extends Error {
  override readonly name = "Unauthorized";
  readonly status = 401;

  constructor() {
    super("Unauthorized", { cause: 401 });
  }
}
