<?php

namespace Drupal\scout_elements\Form;

use Drupal\Core\Ajax\AjaxResponse;
use Drupal\Core\Ajax\CloseModalDialogCommand;
use Drupal\Core\Ajax\ReplaceCommand;
use Drupal\Core\Form\FormBase;
use Drupal\Core\Form\FormStateInterface;
use Drupal\editor\Ajax\EditorDialogSave;
use Drupal\filter\FilterFormatInterface;
use Drupal\scout_elements\ElementFields;
use Symfony\Component\DependencyInjection\ContainerInterface;

/**
 * The dialog of the button "Scout" of the editor.
 */
class ElementDialog extends FormBase {

  private const ID = 'scout-elements-dialog';

  final public function __construct(
    protected ElementFields $fields,
  ) {}

  /**
   * {@inheritdoc}
   */
  public static function create(ContainerInterface $container) {
    return new static($container->get('scout_elements.form'));
  }

  /**
   * {@inheritdoc}
   */
  public function getFormId() {
    return 'scout_elements_dialog';
  }

  /**
   * {@inheritdoc}
   */
  public function buildForm(array $form, FormStateInterface $form_state, ?FilterFormatInterface $filter_format = NULL) {
    $query = $this->getRequest()->query;
    $element = $query->all()['element'] ?? '';
    $attributes = $query->all()['attributes'] ?? [];
    $form += $this->fields->build(
      is_string($element) ? $element : '',
      array_filter(is_array($attributes) ? $attributes : [], 'is_string'),
    );
    $form['#prefix'] = '<div id="' . self::ID . '">';
    $form['#suffix'] = '</div>';
    $form['#attached']['library'][] = 'editor/drupal.editor.dialog';
    $form['actions'] = [
      '#type' => 'actions',
      'save' => [
        '#type' => 'submit',
        '#value' => $this->t('Insert'),
        '#button_type' => 'primary',
        '#ajax' => ['callback' => '::answer', 'event' => 'click'],
      ],
    ];
    return $form;
  }

  /**
   * {@inheritdoc}
   */
  public function submitForm(array &$form, FormStateInterface $form_state) {
    // The editor stores the values, not this form.
  }

  /**
   * Returns the values to the editor, or shows the errors.
   */
  public function answer(array &$form, FormStateInterface $form_state): AjaxResponse {
    $response = new AjaxResponse();
    if ($form_state->getErrors()) {
      $form['messages'] = ['#type' => 'status_messages', '#weight' => -10];
      return $response->addCommand(new ReplaceCommand('#' . self::ID, $form));
    }
    return $response
      ->addCommand(new EditorDialogSave($this->fields->values($form_state->getValues())))
      ->addCommand(new CloseModalDialogCommand());
  }

}
