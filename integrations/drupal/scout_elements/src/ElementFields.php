<?php

namespace Drupal\scout_elements;

use Drupal\Core\Form\FormStateInterface;
use Drupal\Core\StringTranslation\StringTranslationTrait;
use Drupal\Core\StringTranslation\TranslatableMarkup;

/**
 * The fields of a form with the choice of an element and its attributes.
 */
class ElementFields {

  use StringTranslationTrait;

  public function __construct(
    protected ElementTable $elements,
  ) {}

  /**
   * The fields.
   *
   * @param string $tag
   *   The element chosen so far.
   * @param array<string, string> $values
   *   Of its attributes, by name.
   *
   * @return array<string, mixed>
   *   Form elements: element, own, common.
   */
  public function build(string $tag, array $values): array {
    $titles = [];
    foreach ($this->elements->tags() as $each) {
      $titles[$each] = $this->elements->title($each);
    }
    $fields = [
      'element' => [
        '#type' => 'select',
        '#title' => $this->t('Element'),
        '#options' => $titles,
        '#default_value' => $this->elements->has($tag) ? $tag : 'scout-lookup',
        '#required' => TRUE,
        '#attributes' => ['data-scout-fields' => 'element'],
      ],
      'own' => ['#type' => 'container', '#tree' => TRUE],
      'common' => [
        '#type' => 'details',
        '#title' => $this->t('In the page'),
        '#open' => FALSE,
        '#tree' => TRUE,
      ],
    ];
    foreach (array_keys($titles) as $each) {
      $fields['own'][$each] = [
        '#type' => 'container',
        '#states' => ['visible' => [':input[data-scout-fields="element"]' => ['value' => $each]]],
        'description' => ['#type' => 'html_tag', '#tag' => 'p', '#value' => $this->elements->description($each)],
      ];
      foreach ($this->elements->attributes($each) as $attribute) {
        $name = $attribute['name'];
        $value = $each === $tag || $attribute['isCommon'] ? ($values[$name] ?? '') : '';
        if ($attribute['isCommon']) {
          $fields['common'][$name] = $this->field($attribute, $value);
        }
        else {
          $fields['own'][$each][$name] = $this->field($attribute, $value) + ['#scout_element' => $each];
        }
      }
    }
    return $fields;
  }

  /**
   * A field for an attribute.
   *
   * @param array<string, mixed> $attribute
   *   As in elements.json.
   * @param string $value
   *   Its value so far.
   *
   * @return array<string, mixed>
   *   A form element.
   */
  protected function field(array $attribute, string $value): array {
    $field = [
      '#title' => $attribute['label'],
      '#description' => $attribute['help'],
      '#default_value' => $value,
    ];
    if ($attribute['kind'] === 'choice') {
      $initial = trim($attribute['initial'] ?? '', '"');
      return $field + [
        '#type' => 'select',
        '#options' => array_combine($attribute['values'], $attribute['values']),
        '#empty_value' => '',
        '#empty_option' => $initial === '' ? $this->t('Default') : $this->t('Default (@value)', ['@value' => $initial]),
      ];
    }
    return $field + [
      '#type' => 'textfield',
      '#maxlength' => 2048,
      '#element_validate' => $attribute['kind'] === 'path' ? [[static::class, 'validatePath']] : [],
    ];
  }

  /**
   * Refuses an invalid path of the chosen element.
   */
  public static function validatePath(array &$field, FormStateInterface $form_state): void {
    $value = trim((string) $field['#value']);
    $group = array_slice($field['#parents'], 0, isset($field['#scout_element']) ? -3 : -2);
    $chosen = $form_state->getValue([...$group, 'element']);
    if ($value !== '' && !ElementTable::isPath($value) && ($field['#scout_element'] ?? $chosen) === $chosen) {
      $form_state->setError($field, new TranslatableMarkup('"@path" is not a path of this site, such as /sign-in.', ['@path' => $value]));
    }
  }

  /**
   * The values to store.
   *
   * @param array<string, mixed> $sent
   *   The values of element, own and common.
   *
   * @return array{element: string, attributes: array<string, string>}
   *   Only allowed attributes.
   */
  public function values(array $sent): array {
    $tag = is_string($sent['element'] ?? NULL) && $this->elements->has($sent['element']) ? $sent['element'] : 'scout-lookup';
    $given = ($sent['own'][$tag] ?? []) + ($sent['common'] ?? []);
    $given = array_map(static fn ($value) => is_string($value) ? trim($value) : '', $given);
    return ['element' => $tag, 'attributes' => $this->elements->allowedAttributes($tag, $given)];
  }

}
