<?php

namespace Drupal\scout_elements;

/**
 * The content security policy of a page of this site with elements.
 *
 * Does not depend on Drupal.
 */
final class SecurityPolicy {

  /**
   * The policy, on one line.
   *
   * @param string $files
   *   Address of the files; empty if they are those of the module.
   * @param string $api
   *   Address of the API; empty if it is this site.
   */
  public static function line(string $files, string $api): string {
    $files = self::originOf($files);
    $api = self::originOf($api);
    $directives = [
      'default-src' => ["'self'"],
      'script-src' => ["'self'", $files],
      'connect-src' => ["'self'", $api, $files],
      'style-src' => ["'self'", $files],
      'img-src' => ["'self'", 'data:', $api],
      'font-src' => ["'self'", 'data:'],
      'worker-src' => $files === '' ? ["'self'"] : ['blob:', $files],
      'frame-src' => ["'self'", 'blob:'],
      'base-uri' => ["'none'"],
      'object-src' => ["'none'"],
      'form-action' => ["'self'"],
      'frame-ancestors' => ["'self'"],
    ];
    $written = [];
    foreach ($directives as $directive => $sources) {
      $written[] = $directive . ' ' . implode(' ', array_unique(array_filter($sources)));
    }
    return 'Content-Security-Policy: ' . implode('; ', $written);
  }

  /**
   * The origin of an address, or nothing.
   */
  public static function originOf(string $address): string {
    $parts = parse_url($address) ?: [];
    if (empty($parts['scheme']) || empty($parts['host'])) {
      return '';
    }
    return $parts['scheme'] . '://' . $parts['host'] . (isset($parts['port']) ? ':' . $parts['port'] : '');
  }

  /**
   * The address without a slash at its end, or NULL if it is invalid.
   */
  public static function cleanAddress(string $text): ?string {
    $address = rtrim(trim($text), '/');
    if ($address === '') {
      return '';
    }
    $isAddress = preg_match('~^https?://[\w.-]+(?::\d+)?(?:/[\w.\~%/@:+-]*)?$~D', $address) === 1;
    return $isAddress ? $address : NULL;
  }

}
