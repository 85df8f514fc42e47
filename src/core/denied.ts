/** The person may not open this screen (1 §2; rulings C6). */
export class Denied extends Error {
  override readonly name = "Denied";

  constructor() {
    super("Access Denied", { cause: 403 });
  }
}
