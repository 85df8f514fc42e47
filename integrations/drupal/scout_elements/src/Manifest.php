<?php

namespace Drupal\scout_elements;

/**
 * The part of the files' manifest that pages need.
 *
 * Does not depend on Drupal.
 */
final class Manifest {

  /**
   * Constructs a manifest.
   *
   * @param string $version
   *   Empty without a version.
   * @param array<string, string> $files
   *   Integrity by name.
   * @param array<string, array{preloads: string[]}> $elements
   *   The files of each element, by its tag.
   */
  private function __construct(
    public readonly string $version,
    public readonly array $files,
    public readonly array $elements,
  ) {}

  /**
   * Reads a manifest from an untrusted source.
   *
   * @param mixed $manifest
   *   As decoded from JSON.
   * @param string[] $tags
   *   The elements.
   */
  public static function from(mixed $manifest, array $tags): self {
    if (!is_array($manifest) || !is_string($manifest['version'] ?? NULL)) {
      return new self('', [], []);
    }
    $files = [];
    foreach ((array) ($manifest['files'] ?? []) as $file => $facts) {
      $integrity = is_array($facts) ? $facts['integrity'] ?? NULL : NULL;
      if (self::isFile($file) && is_string($integrity) && preg_match('~^sha\d{3}-[\w+/=]+$~D', $integrity) === 1) {
        $files[$file] = $integrity;
      }
    }
    $elements = [];
    foreach ($tags as $tag) {
      $facts = $manifest['elements'][$tag] ?? [];
      $elements[$tag] = [
        'preloads' => array_values(array_filter((array) ($facts['preloads'] ?? []), self::isFile(...))),
      ];
    }
    return new self($manifest['version'], $files, $elements);
  }

  /**
   * True if the name is that of a file below the folder.
   */
  public static function isFile(mixed $name): bool {
    return is_string($name) && preg_match('~^(?:[\w-][\w.-]*/)*[\w-][\w.-]*$~D', $name) === 1;
  }

  /**
   * The form in which the manifest is stored.
   *
   * @return array<string, mixed>
   *   An array for from().
   */
  public function toArray(): array {
    return [
      'version' => $this->version,
      'files' => array_map(static fn ($integrity) => ['integrity' => $integrity], $this->files),
      'elements' => $this->elements,
    ];
  }

}
