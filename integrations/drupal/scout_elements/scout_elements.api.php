<?php

/**
 * @file
 * Hooks that Scout Elements invokes.
 */

use Drupal\Core\Session\AccountInterface;

/**
 * Makes the token with which the elements call the API for a user.
 *
 * It is asked for each page of a user who is signed in, if the settings say
 * that visitors sign in to Drupal. The answer goes to that browser alone, and
 * no cache keeps it. The first answer that is no empty text is taken.
 *
 * @param \Drupal\Core\Session\AccountInterface $account
 *   The user; never a stranger.
 *
 * @return string|null
 *   The token; NULL if the user is no user of the API.
 *
 * @see examples/scout_elements_example
 */
function hook_scout_elements_token(AccountInterface $account): ?string {
  return my_portal_token_for($account->id());
}

/**
 * Alters the configuration of the elements.
 *
 * Pages are cached for all, so it must not depend on who sees them.
 *
 * @param array<string, mixed> $configuration
 *   Its keys are those of the guide "Configuration".
 */
function hook_scout_elements_configuration_alter(array &$configuration) {
  $configuration['telemetry'] = FALSE;
}
