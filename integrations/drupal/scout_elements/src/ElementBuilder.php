<?php

namespace Drupal\scout_elements;

use Drupal\Component\Utility\Html;
use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\Core\Extension\ModuleHandlerInterface;
use Drupal\Core\Language\LanguageManagerInterface;
use Drupal\Core\StringTranslation\StringTranslationTrait;

/**
 * Builds elements for pages, with the libraries that they need.
 */
class ElementBuilder {

  use StringTranslationTrait;

  /**
   * Marks an element that may use the parameters of the page's address.
   *
   * It uses them if it is the only one in its page: RoutingSubscriber.
   */
  public const ALONE = 'data-scout-alone';

  public function __construct(
    protected ElementTable $elements,
    protected ElementFiles $files,
    protected ConfigFactoryInterface $configFactory,
    protected ModuleHandlerInterface $moduleHandler,
    protected LanguageManagerInterface $languageManager,
  ) {}

  /**
   * The markup of an element.
   *
   * @param string $tag
   *   The element.
   * @param array<string, mixed> $given
   *   Values of its attributes, by name.
   */
  public function markup(string $tag, array $given): string {
    $text = '';
    foreach ($this->complete($tag, $this->elements->allowedAttributes($tag, $given)) as $name => $value) {
      $text .= sprintf(' %s="%s"', $name, Html::escape($value));
    }
    $message = Html::escape($this->message());
    return "<$tag$text><noscript>$message</noscript></$tag>";
  }

  /**
   * The message for visitors without script.
   */
  public function message(): string {
    return (string) $this->t('This part of the page needs JavaScript.');
  }

  /**
   * The attributes of an element: those of the site, then of its author.
   *
   * @param string $tag
   *   The element.
   * @param array<string, string> $attributes
   *   Allowed ones of its author.
   *
   * @return array<string, string>
   *   Values by name.
   */
  public function complete(string $tag, array $attributes): array {
    $signIn = $this->configFactory->get('scout_elements.settings')->get('sign_in');
    // A form on a page of its own also stores a token.
    if ($signIn === 'form' || ($signIn === 'page' && $tag === 'login-form')) {
      $attributes += ['context' => 'microsite'];
    }
    if (!isset($attributes['routing'])) {
      $attributes += ['routing' => 'none', self::ALONE => ''];
    }
    return $attributes;
  }

  /**
   * The configuration of the elements.
   *
   * @return array<string, mixed>
   *   By key.
   */
  public function configuration(): array {
    $settings = $this->configFactory->get('scout_elements.settings');
    $names = [
      'apiBase' => 'api_base',
      'portalBase' => 'portal_base',
      'brand' => 'brand',
      'productName' => 'product_name',
      'signInUri' => 'sign_in_uri',
    ];
    $configuration = array_filter(array_map($settings->get(...), $names), static fn ($value) => (string) $value !== '');
    $language = $this->languageManager->getCurrentLanguage()->getId();
    if (!preg_match('/^en(?:-|$)/i', $language)) {
      $configuration['locale'] = $language;
    }
    $this->moduleHandler->alter('scout_elements_configuration', $configuration);
    return $configuration;
  }

  /**
   * The attachments of a page with these elements.
   *
   * @param string[] $tags
   *   The elements.
   *
   * @return array<string, mixed>
   *   Attachments.
   */
  public function attachments(array $tags): array {
    $attachments = [
      'library' => [],
      'html_head' => [],
      // Content that is added to a page later includes these settings.
      'drupalSettings' => ['scoutElements' => ['configuration' => $this->configuration()]],
    ];
    foreach (array_unique($tags) as $tag) {
      $attachments['library'][] = "scout_elements/element.$tag";
      array_push($attachments['html_head'], ...$this->files->preloads($tag));
    }
    return $attachments;
  }

  /**
   * The cache tags of everything that this class builds.
   *
   * @return string[]
   *   The settings.
   */
  public function cacheTags(): array {
    return ['config:scout_elements.settings'];
  }

}
