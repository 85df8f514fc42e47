/** The roles of the user in the solutions index. */
export interface IndexRoles {
  readonly canEdit: boolean;
  /** The user may save without a review. */
  readonly isAdministrator: boolean;
  /** The user sees terms as plain text, not as links. */
  readonly isProvider: boolean;
}

/**
 * Reads the roles from the capabilities of the answer. The user's own roles can also make the user an administrator.
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
