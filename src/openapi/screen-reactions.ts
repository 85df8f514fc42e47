/** The reactions to an answer or a failure that several screens share. */
export const failedState = 'The failed state: "An error has occurred." with "Try again".';
export const warning = 'A notice says "An error has occurred."; the user can try again.';
