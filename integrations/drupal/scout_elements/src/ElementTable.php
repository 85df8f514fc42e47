<?php

namespace Drupal\scout_elements;

/**
 * The elements and their attributes, as elements.json describes them.
 *
 * Knows nothing of Drupal.
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
   * Every tag, those first that most pages have.
   *
   * @return string[]
   *   Such as scout-lookup.
   */
  public function tags(): array {
    return array_keys($this->elements);
  }

  /**
   * Whether there is an element.
   */
  public function has(string $tag): bool {
    return isset($this->elements[$tag]);
  }

  /**
   * The name of an element for people.
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
   * The attributes that the element has, with values that they can have.
   *
   * Nothing else that an editor writes comes into the page: above all no
   * api-base, which says where names and passwords go.
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
   * Whether an attribute can have a value.
   *
   * @param array<string, mixed> $attribute
   *   As in elements.json.
   * @param string $value
   *   What an editor has written.
   */
  public static function isAllowedValue(array $attribute, string $value): bool {
    if ($attribute['kind'] === 'choice') {
      return in_array($value, $attribute['values'], TRUE);
    }
    return $attribute['kind'] !== 'path' || self::isPath($value);
  }

  /**
   * Whether a text is a path of this site.
   */
  public static function isPath(string $text): bool {
    return preg_match('~^/(?![/\\\\])[^\x00-\x1f]*$~D', $text) === 1;
  }

}
