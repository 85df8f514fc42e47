<?php

namespace Drupal\scout_elements\Plugin\Block;

use Drupal\Core\Block\BlockBase;
use Drupal\Core\Cache\Cache;
use Drupal\Core\Form\FormStateInterface;
use Drupal\Core\Plugin\ContainerFactoryPluginInterface;
use Drupal\Core\Render\Markup;
use Drupal\scout_elements\ElementBuilder;
use Drupal\scout_elements\ElementFields;
use Symfony\Component\DependencyInjection\ContainerInterface;

/**
 * A block that shows one of the elements.
 *
 * @Block(
 *   id = "scout_elements_element",
 *   admin_label = @Translation("Scout"),
 *   category = @Translation("Scout")
 * )
 */
class ElementBlock extends BlockBase implements ContainerFactoryPluginInterface {

  public function __construct(
    array $configuration,
    $plugin_id,
    $plugin_definition,
    protected ElementBuilder $builder,
    protected ElementFields $fields,
  ) {
    parent::__construct($configuration, $plugin_id, $plugin_definition);
  }

  /**
   * {@inheritdoc}
   */
  public static function create(ContainerInterface $container, array $configuration, $plugin_id, $plugin_definition) {
    return new static(
      $configuration,
      $plugin_id,
      $plugin_definition,
      $container->get('scout_elements.builder'),
      $container->get('scout_elements.form'),
    );
  }

  /**
   * {@inheritdoc}
   */
  public function defaultConfiguration() {
    return [
      'label_display' => FALSE,
      'element' => 'scout-lookup',
      'attributes' => [],
      'look' => 'card',
    ];
  }

  /**
   * {@inheritdoc}
   */
  public function blockForm($form, FormStateInterface $form_state) {
    $form += $this->fields->build($this->configuration['element'], $this->configuration['attributes']);
    $form['look'] = [
      '#type' => 'select',
      '#title' => $this->t('Look'),
      '#options' => ['card' => $this->t('Card'), 'page' => $this->t('Like the page')],
      '#default_value' => $this->configuration['look'],
      '#description' => $this->t('Like the page: no background and padding of its own, and the font of the page.'),
    ];
    return $form;
  }

  /**
   * {@inheritdoc}
   */
  public function blockSubmit($form, FormStateInterface $form_state) {
    $kept = $this->fields->values($form_state->getValues());
    $this->configuration['element'] = $kept['element'];
    $this->configuration['attributes'] = $kept['attributes'];
    $this->configuration['look'] = $form_state->getValue('look') === 'page' ? 'page' : 'card';
  }

  /**
   * {@inheritdoc}
   */
  public function build() {
    $tag = $this->configuration['element'];
    $isPage = $this->configuration['look'] === 'page';
    // Wrap the element, because Drupal moves attributes of the content to the block.
    return [
      'element' => [
        '#type' => 'html_tag',
        '#tag' => 'div',
        '#attributes' => ['class' => $isPage ? ['scout-elements', 'scout-elements--page'] : ['scout-elements']],
        '#value' => Markup::create($this->builder->markup($tag, $this->configuration['attributes'])),
      ],
      '#attached' => $this->builder->attachments([$tag]),
    ];
  }

  /**
   * {@inheritdoc}
   */
  public function getCacheTags() {
    return Cache::mergeTags(parent::getCacheTags(), $this->builder->cacheTags());
  }

  /**
   * {@inheritdoc}
   *
   * The message for visitors without script is translated.
   */
  public function getCacheContexts() {
    return Cache::mergeContexts(parent::getCacheContexts(), ['languages:language_interface']);
  }

}
