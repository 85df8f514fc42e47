/** The user's roles in the solutions index (2 §6). */
export interface IndexRoles {
  readonly canEdit: boolean;
  /** May save directly. */
  readonly isAdministrator: boolean;
  /** Sees terms as plain text, not as links. */
  readonly isProvider: boolean;
}

/**
 * Reads the roles from the capabilities of the answer. The user's own roles can also make an administrator (decisions
 * R9, R10, R19).
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
