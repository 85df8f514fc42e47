<?php

namespace Drupal\scout_elements;

/**
 * The elements and their attributes, as elements.json describes them.
 *
 * Does not depend on Drupal.
 */
final class ElementTable {

  /**
   * The version of the module, and of the files in it.
   */
  public const VERSION = '0.0.0';

  /**
   * The elements by their tags.
   *
   * @var array<string, array<string, mixed>>
   */
  private readonly array $elements;

  /**
   * Constructs a table.
   *
   * @param array<int, array<string, mixed>> $elements
   *   Each with its tag, title, description and attributes.
   */
  public function __construct(array $elements) {
    $this->elements = array_column($elements, NULL, 'tag');
  }

  /**
   * Reads the table of the module.
   */
  public static function read(): self {
    $text = file_get_contents(dirname(__DIR__) . '/elements.json');
    return new self(json_decode((string) $text, TRUE)['elements'] ?? []);
  }

  /**
   * Every tag, the most common ones first.
   *
   * @return string[]
   *   Such as scout-lookup.
   */
  public function tags(): array {
    return array_keys($this->elements);
  }

  /**
   * True if the element exists.
   */
  public function has(string $tag): bool {
    return isset($this->elements[$tag]);
  }

  /**
   * The display name of an element.
   */
  public function title(string $tag): string {
    return $this->elements[$tag]['title'] ?? $tag;
  }

  /**
   * The first sentence about an element.
   */
  public function description(string $tag): string {
    return $this->elements[$tag]['description'] ?? '';
  }

  /**
   * The attributes of an element.
   *
   * @return array<int, array<string, mixed>>
   *   Each with name, label, help, kind (text, path or choice) and isCommon; a
   *   choice has values, and some have an initial one.
   */
  public function attributes(string $tag): array {
    return $this->elements[$tag]['attributes'] ?? [];
  }

  /**
   * Keeps valid attributes of the element with allowed values.
   *
   * All other input of an editor is dropped, above all api-base, which decides
   * where names and passwords go.
   *
   * @param string $tag
   *   The element.
   * @param array<string, mixed> $given
   *   Values by name.
   *
   * @return array<string, string>
   *   Values by name.
   */
  public function allowedAttributes(string $tag, array $given): array {
    $allowed = [];
    foreach ($this->attributes($tag) as $attribute) {
      $value = $given[$attribute['name']] ?? '';
      if (is_scalar($value) && (string) $value !== '' && self::isAllowedValue($attribute, (string) $value)) {
        $allowed[$attribute['name']] = (string) $value;
      }
    }
    return $allowed;
  }

  /**
   * True if the attribute may have the value.
   *
   * @param array<string, mixed> $attribute
   *   As in elements.json.
   * @param string $value
   *   The input of an editor.
   */
  public static function isAllowedValue(array $attribute, string $value): bool {
    if ($attribute['kind'] === 'choice') {
      return in_array($value, $attribute['values'], TRUE);
    }
    return $attribute['kind'] !== 'path' || self::isPath($value);
  }

  /**
   * True if the text is a path of this site.
   */
  public static function isPath(string $text): bool {
    return preg_match('~^/(?![/\\\\])[^\x00-\x1f]*$~D', $text) === 1;
  }

}
