<?php

namespace Drupal\scout_elements\Plugin\CKEditor5Plugin;

use Drupal\ckeditor5\Plugin\CKEditor5PluginDefault;
use Drupal\ckeditor5\Plugin\CKEditor5PluginDefinition;
use Drupal\Core\Plugin\ContainerFactoryPluginInterface;
use Drupal\Core\StringTranslation\StringTranslationTrait;
use Drupal\Core\Url;
use Drupal\editor\EditorInterface;
use Drupal\scout_elements\ElementTable;
use Symfony\Component\DependencyInjection\ContainerInterface;

/**
 * The button "Scout" of CKEditor 5.
 */
class ScoutElement extends CKEditor5PluginDefault implements ContainerFactoryPluginInterface {

  use StringTranslationTrait;

  public function __construct(
    array $configuration,
    string $plugin_id,
    CKEditor5PluginDefinition $plugin_definition,
    protected ElementTable $elements,
  ) {
    parent::__construct($configuration, $plugin_id, $plugin_definition);
  }

  /**
   * {@inheritdoc}
   */
  public static function create(ContainerInterface $container, array $configuration, $plugin_id, $plugin_definition) {
    return new static($configuration, $plugin_id, $plugin_definition, $container->get('scout_elements.elements'));
  }

  /**
   * {@inheritdoc}
   */
  public function getDynamicPluginConfig(array $static_plugin_config, EditorInterface $editor): array {
    $titles = [];
    foreach ($this->elements->tags() as $tag) {
      $titles[$tag] = $this->elements->title($tag);
    }
    $dialog = Url::fromRoute('scout_elements.dialog', ['filter_format' => $editor->getFilterFormat()->id()]);
    return [
      'scoutElement' => [
        'titles' => $titles,
        'dialogUrl' => $dialog->toString(TRUE)->getGeneratedUrl(),
        'dialogTitle' => (string) $this->t('Scout'),
      ],
    ] + $static_plugin_config;
  }

}
