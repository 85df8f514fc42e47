<?php

namespace Drupal\scout_elements\Plugin\Filter;

use Drupal\Component\Utility\Html;
use Drupal\Core\Plugin\ContainerFactoryPluginInterface;
use Drupal\filter\FilterProcessResult;
use Drupal\filter\Plugin\FilterBase;
use Drupal\scout_elements\ElementBuilder;
use Drupal\scout_elements\ElementTable;
use Drupal\scout_elements\Placeholders;
use Symfony\Component\DependencyInjection\ContainerInterface;

/**
 * Replaces the placeholders in a text by elements.
 *
 * @Filter(
 *   id = "scout_elements",
 *   title = @Translation("Scout"),
 *   description = @Translation("Shows elements in the place of [scout-lookup], of placeholders, and of what the button ""Scout"" of the editor inserts. Must come after ""Limit allowed HTML tags"". Only elements and attributes that there are come into the page."),
 *   type = Drupal\filter\Plugin\FilterInterface::TYPE_TRANSFORM_REVERSIBLE,
 *   weight = 90
 * )
 */
class ElementFilter extends FilterBase implements ContainerFactoryPluginInterface {

  public function __construct(
    array $configuration,
    $plugin_id,
    $plugin_definition,
    protected ElementTable $elements,
    protected ElementBuilder $builder,
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
      $container->get('scout_elements.elements'),
      $container->get('scout_elements.builder'),
    );
  }

  /**
   * {@inheritdoc}
   */
  public function process($text, $langcode) {
    $result = new FilterProcessResult($text);
    $placeholders = new Placeholders($this->elements, $this->builder->message());
    if (!$placeholders->mayHold($text)) {
      return $result;
    }
    $document = Html::load($text);
    $tags = $placeholders->replace($document, $this->builder->complete(...));
    $result->setProcessedText(Html::serialize($document));
    if ($tags === []) {
      return $result;
    }
    return $result
      ->addAttachments($this->builder->attachments($tags))
      ->addCacheTags($this->builder->cacheTags())
      ->addCacheContexts(['languages:language_interface']);
  }

  /**
   * {@inheritdoc}
   */
  public function tips($long = FALSE) {
    return $this->t('Elements of Scout may be written as [scout-lookup address="1200 Main Street, Houston, TX 77002"].');
  }

}
