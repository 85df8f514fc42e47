<?php

namespace Drupal\scout_elements\Controller;

use Drupal\Component\Serialization\Json;
use Drupal\Core\Controller\ControllerBase;
use Drupal\Core\Url;
use Drupal\scout_elements\ElementFiles;
use Drupal\scout_elements\ElementTable;
use Symfony\Component\DependencyInjection\ContainerInterface;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Signs in visitors who are signed in to Drupal.
 *
 * A hook makes the token: hook_scout_elements_token().
 */
class SessionController extends ControllerBase {

  /**
   * Set while the browser may still have the token of another user.
   */
  private const ENDED_COOKIE = 'scout_elements_ended';

  public function __construct(
    protected ElementFiles $files,
    protected ElementTable $elements,
  ) {}

  /**
   * {@inheritdoc}
   */
  public static function create(ContainerInterface $container) {
    return new static($container->get('scout_elements.files'), $container->get('scout_elements.elements'));
  }

  /**
   * Answers with a token for a user, or with 204 for an anonymous visitor.
   *
   * Only pages of this site can read it.
   */
  public function token(Request $request): Response {
    $headers = ['Content-Type' => 'text/plain; charset=utf-8', 'Cache-Control' => 'no-store, private'];
    if ($request->headers->get('Sec-Fetch-Site', 'same-origin') !== 'same-origin') {
      return new Response('', 403, $headers);
    }
    $account = $this->currentUser();
    $token = '';
    if ($account->isAuthenticated() && $this->config('scout_elements.settings')->get('sign_in') === 'token') {
      $made = $this->moduleHandler()->invokeAll('scout_elements_token', [$account]);
      $token = (string) (array_values(array_filter($made, 'is_string'))[0] ?? '');
    }
    $isToken = preg_match('~^[\w.\~+/=-]+$~D', $token) === 1;
    return $isToken ? new Response($token, 200, $headers) : new Response('', 204, $headers);
  }

  /**
   * Serves the session script, because a strict policy forbids inline scripts.
   *
   * It is generated, because it imports from the address of the files.
   */
  public function script(): Response {
    $path = base_path() . $this->files->modulePath();
    $facts = [
      'token' => Url::fromRoute('scout_elements.token')->toString(TRUE)->getGeneratedUrl(),
      'cookie' => self::ENDED_COOKIE,
      'path' => base_path(),
      'tags' => implode(',', $this->elements->tags()),
    ];
    $lines = [
      'import { configure, signOut } from ' . Json::encode($this->files->base() . '/core.js') . ';',
      'import { startSession } from ' . Json::encode("$path/js/session.js") . ';',
      'startSession({ configure, signOut }, ' . Json::encode($facts) . ');',
    ];
    return new Response(implode("\n", $lines) . "\n", 200, [
      'Content-Type' => 'text/javascript; charset=utf-8',
      'Cache-Control' => 'public, max-age=600',
    ]);
  }

  /**
   * Makes the next page with elements remove the token from the browser.
   *
   * This is called when a session of Drupal has begun or ended.
   */
  public static function endToken(): void {
    if (!headers_sent() && PHP_SAPI !== 'cli') {
      setcookie(self::ENDED_COOKIE, '1', [
        'path' => base_path(),
        'samesite' => 'Lax',
        'secure' => \Drupal::request()->isSecure(),
        'httponly' => FALSE,
      ]);
    }
  }

}
