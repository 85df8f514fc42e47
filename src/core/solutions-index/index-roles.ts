/** What a person may do in the solutions index (2 §6). */
export interface IndexRoles {
  readonly canEdit: boolean;
  /** Saves directly. */
  readonly isAdministrator: boolean;
  /** Terms are plain words, not links. */
  readonly isProvider: boolean;
}

/**
 * Read from the answer's capabilities; the user's roles count where those do not make an
 * administrator (decisions R9, R10, R19).
 */
export function indexRolesOf(
  capabilities: readonly string[],
  userRoles: readonly string[],
): IndexRoles {
  return {
    canEdit: capabilities.includes("solutions-index:edit"),
    isAdministrator:
      capabilities.includes("role:administrator") || userRoles.includes("administrator"),
    isProvider: capabilities.includes("role:provider"),
  };
}
