<?php

/**
 * @file
 * Hooks that Scout Elements invokes.
 */

use Drupal\Core\Session\AccountInterface;

/**
 * Makes the token with which the elements call the API for a user.
 *
 * It is invoked for each page of a user who is signed in, if visitors sign in
 * to Drupal by the settings. The token is sent only to that browser, and is not
 * cached. The first non-empty text is used.
 *
 * @param \Drupal\Core\Session\AccountInterface $account
 *   The user, never an anonymous one.
 *
 * @return string|null
 *   The token; NULL if the API does not know the user.
 *
 * @see examples/scout_elements_example
 */
function hook_scout_elements_token(AccountInterface $account): ?string {
  return my_portal_token_for($account->id());
}

/**
 * Alters the configuration of the elements.
 *
 * Pages are cached for all users, so it must not depend on the current user.
 *
 * @param array<string, mixed> $configuration
 *   Its keys are those of the guide "Configuration".
 */
function hook_scout_elements_configuration_alter(array &$configuration) {
  $configuration['telemetry'] = FALSE;
}
