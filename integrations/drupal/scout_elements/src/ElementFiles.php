<?php

namespace Drupal\scout_elements;

use Drupal\Component\Serialization\Json;
use Drupal\Core\Config\ConfigFactoryInterface;
use Drupal\Core\Config\ImmutableConfig;
use Drupal\Core\Extension\ModuleHandlerInterface;
use Drupal\Core\State\StateInterface;
use Drupal\Core\StringTranslation\StringTranslationTrait;
use GuzzleHttp\ClientInterface;
use GuzzleHttp\Exception\GuzzleException;

/**
 * The files of the elements: where they are, and the libraries of them.
 */
class ElementFiles {

  use StringTranslationTrait;

  /**
   * The key under which the manifest of an address is stored.
   */
  public const STATE = 'scout_elements.manifest';

  /**
   * Attributes of a module that optimizers must not delay, combine or change.
   */
  private const MODULE = [
    'type' => 'module',
    'data-cfasync' => 'false',
    'data-no-optimize' => '1',
    'data-nowprocket' => TRUE,
  ];

  /**
   * The manifest, once it was read.
   */
  private ?Manifest $manifest = NULL;

  /**
   * The address of the files to which the manifest belongs.
   */
  private string $manifestBase = '';

  public function __construct(
    protected ConfigFactoryInterface $configFactory,
    protected StateInterface $state,
    protected ClientInterface $httpClient,
    protected ModuleHandlerInterface $moduleHandler,
    protected ElementTable $elements,
  ) {}

  /**
   * The settings.
   */
  protected function settings(): ImmutableConfig {
    return $this->configFactory->get('scout_elements.settings');
  }

  /**
   * True if the files are those of the module.
   */
  public function areOwn(): bool {
    return $this->settings()->get('files') !== 'address';
  }

  /**
   * The folder of the chosen files below that of the module.
   */
  protected function ownFolder(): string {
    return 'cdn/' . ElementTable::VERSION . ($this->isLite() ? '/lite' : '');
  }

  /**
   * True if the flavour is lite.
   */
  protected function isLite(): bool {
    return $this->settings()->get('flavour') === 'lite';
  }

  /**
   * Address of the folder with the files, without a slash at its end.
   */
  public function base(): string {
    if ($this->areOwn()) {
      return base_path() . $this->modulePath() . '/' . $this->ownFolder();
    }
    return $this->settings()->get('address') . ($this->isLite() ? '/lite' : '');
  }

  /**
   * The folder of the module below that of Drupal.
   *
   * The container knows the path of each installed module. The list of
   * extensions is cached, and may be older than the module.
   */
  public function modulePath(): string {
    return $this->moduleHandler->getModule('scout_elements')->getPath();
  }

  /**
   * True if the files at the address never change.
   *
   * Then all of them can have their integrity in the page.
   */
  protected function areFixed(): bool {
    return $this->areOwn() || preg_match('~/v?\d+\.\d+\.\d+[^/]*(?:/|$)~D', (string) $this->settings()->get('address')) === 1;
  }

  /**
   * The integrity of a file, or nothing if the file may change.
   */
  public function integrity(string $file): string {
    $isFixed = str_starts_with($file, 'chunks/') || $this->areFixed();
    return $isFixed ? ($this->manifest()->files[$file] ?? '') : '';
  }

  /**
   * The manifest of the chosen files.
   */
  public function manifest(): Manifest {
    $base = $this->base();
    if ($this->manifest === NULL || $this->manifestBase !== $base) {
      $this->manifestBase = $base;
      $this->manifest = Manifest::from($this->readManifest($base), $this->elements->tags());
    }
    return $this->manifest;
  }

  /**
   * Reads the manifest of the module, or the stored one.
   */
  protected function readManifest(string $base): mixed {
    if ($this->areOwn()) {
      $path = dirname(__DIR__) . '/' . $this->ownFolder() . '/manifest.json';
      return is_readable($path) ? Json::decode((string) file_get_contents($path)) : NULL;
    }
    $kept = $this->state->get(self::STATE, []);
    return ($kept['base'] ?? '') === $base ? $kept['manifest'] : NULL;
  }

  /**
   * Reads the manifest at the configured address, and stores it.
   *
   * @return string
   *   Empty, or the reason why it could not be read.
   */
  public function refresh(): string {
    $this->manifest = NULL;
    if ($this->areOwn()) {
      $this->state->delete(self::STATE);
      return '';
    }
    $base = $this->base();
    try {
      $answer = $this->httpClient->request('GET', $base . '/manifest.json', ['timeout' => 10]);
      $manifest = Manifest::from(Json::decode((string) $answer->getBody()), $this->elements->tags());
    }
    catch (GuzzleException $exception) {
      return $exception->getMessage();
    }
    if ($manifest->version === '') {
      return (string) $this->t('@address is not a manifest of the elements.', ['@address' => $base . '/manifest.json']);
    }
    $this->state->set(self::STATE, ['base' => $base, 'manifest' => $manifest->toArray()]);
    return '';
  }

  /**
   * The libraries: those of each element, and that of the session.
   *
   * @return array<string, array<string, mixed>>
   *   As in a libraries.yml file.
   */
  public function libraries(): array {
    $needsToken = $this->settings()->get('sign_in') === 'token';
    $libraries = [
      'session' => [
        // Browsers cache the script by its address, so a changed one needs another.
        'version' => $this->sessionVersion(),
        'js' => ['/scout-elements/session.js' => ['preprocess' => FALSE, 'attributes' => self::MODULE]],
      ],
      'reserve' => ['version' => ElementTable::VERSION, 'css' => ['base' => $this->file('preload.css', [])]],
    ];
    foreach ($this->elements->tags() as $tag) {
      // Load these first, because the first calls need configuration and token.
      $before = ['scout_elements/configuration'];
      if ($needsToken) {
        $before[] = 'scout_elements/session';
      }
      $libraries["element.$tag"] = [
        'version' => ElementTable::VERSION,
        'js' => $this->file("$tag.js", self::MODULE),
        'dependencies' => [...$before, 'scout_elements/page', 'scout_elements/reserve'],
      ];
    }
    return $libraries;
  }

  /**
   * A file as an entry of a library.
   *
   * @param string $file
   *   Its name.
   * @param array<string, string> $attributes
   *   Of its tag.
   *
   * @return array<string, array<string, mixed>>
   *   One entry.
   */
  protected function file(string $file, array $attributes): array {
    $integrity = $this->integrity($file);
    $attributes['crossorigin'] = 'anonymous';
    if ($integrity !== '') {
      $attributes['integrity'] = $integrity;
    }
    $entry = ['preprocess' => FALSE, 'attributes' => $attributes];
    return $this->areOwn()
      ? [$this->ownFolder() . '/' . $file => $entry]
      : [$this->base() . '/' . $file => $entry + ['type' => 'external']];
  }

  /**
   * A short text that changes with the inputs of the session script.
   */
  public function sessionVersion(): string {
    return ElementTable::VERSION . '-' . substr(hash('sha256', $this->base() . ElementTable::VERSION), 0, 8);
  }

  /**
   * Lines that preload the files of an element.
   *
   * @return array<int, array{array<string, mixed>, string}>
   *   Each as html_head of attachments.
   */
  public function preloads(string $tag): array {
    $lines = [];
    foreach ($this->manifest()->elements[$tag]['preloads'] ?? [] as $file) {
      $attributes = ['rel' => 'modulepreload', 'href' => $this->base() . '/' . $file, 'crossorigin' => 'anonymous'];
      $integrity = $this->integrity($file);
      if ($integrity !== '') {
        $attributes['integrity'] = $integrity;
      }
      $lines[] = [['#tag' => 'link', '#attributes' => $attributes], "scout_elements:$file"];
    }
    return $lines;
  }

}
