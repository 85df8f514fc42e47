<?php

namespace Drupal\scout_elements;

/**
 * What the pages need of the manifest of the files.
 *
 * Knows nothing of Drupal.
 */
final class Manifest {

  /**
   * Constructs a manifest.
   *
   * @param string $version
   *   Empty if there is none.
   * @param array<string, string> $files
   *   Integrity by name.
   * @param array<string, array{first: string[], preloads: string[]}> $elements
   *   What each element loads, by its tag.
   */
  private function __construct(
    public readonly string $version,
    public readonly array $files,
    public readonly array $elements,
  ) {}

  /**
   * Reads a manifest that may come from elsewhere.
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
        'first' => array_values(array_filter((array) ($facts['first'] ?? []), self::isFile(...))),
        'preloads' => array_values(array_filter((array) ($facts['preloads'] ?? []), self::isFile(...))),
      ];
    }
    return new self($manifest['version'], $files, $elements);
  }

  /**
   * Whether a name is one of a file below the folder.
   */
  public static function isFile(mixed $name): bool {
    return is_string($name) && preg_match('~^(?:[\w-][\w.-]*/)*[\w-][\w.-]*$~D', $name) === 1;
  }

  /**
   * In the form that is kept, and read again.
   *
   * @return array<string, mixed>
   *   As from() takes it.
   */
  public function toArray(): array {
    return [
      'version' => $this->version,
      'files' => array_map(static fn ($integrity) => ['integrity' => $integrity], $this->files),
      'elements' => $this->elements,
    ];
  }

}
