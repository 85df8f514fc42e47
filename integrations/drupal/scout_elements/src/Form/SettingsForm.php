<?php

namespace Drupal\scout_elements\Form;

use Drupal\Component\Serialization\Json;
use Drupal\Core\Extension\ModuleHandlerInterface;
use Drupal\Core\Form\ConfigFormBase;
use Drupal\Core\Form\FormStateInterface;
use Drupal\Core\Render\Markup;
use Drupal\Core\Url;
use Drupal\scout_elements\ElementBuilder;
use Drupal\scout_elements\ElementFiles;
use Drupal\scout_elements\ElementTable;
use Drupal\scout_elements\SecurityPolicy;
use Symfony\Component\DependencyInjection\ContainerInterface;

/**
 * The settings, the state, the health check and the policy.
 */
class SettingsForm extends ConfigFormBase {

  private const NAME = 'scout_elements.settings';

  /**
   * The files.
   */
  protected ElementFiles $files;

  /**
   * Builds the configuration.
   */
  protected ElementBuilder $builder;

  /**
   * Finds the modules that make tokens.
   */
  protected ModuleHandlerInterface $moduleHandler;

  /**
   * {@inheritdoc}
   */
  public static function create(ContainerInterface $container) {
    $form = parent::create($container);
    $form->files = $container->get('scout_elements.files');
    $form->builder = $container->get('scout_elements.builder');
    $form->moduleHandler = $container->get('module_handler');
    return $form;
  }

  /**
   * {@inheritdoc}
   */
  public function getFormId() {
    return 'scout_elements_settings';
  }

  /**
   * {@inheritdoc}
   */
  protected function getEditableConfigNames() {
    return [self::NAME];
  }

  /**
   * {@inheritdoc}
   */
  public function buildForm(array $form, FormStateInterface $form_state) {
    $settings = $this->config(self::NAME);
    foreach ($this->sections() as $section => [$title, $fields]) {
      $form[$section] = ['#type' => 'fieldset', '#title' => $title];
      foreach ($fields as $name => $field) {
        $form[$section][$name] = $field + [
          '#type' => isset($field['#options']) ? 'select' : 'textfield',
          '#default_value' => $settings->get($name),
        ];
        if (!isset($field['#options'])) {
          $form[$section][$name]['#maxlength'] = 2048;
        }
      }
    }
    $form = parent::buildForm($form, $form_state);
    if ($this->files->manifest()->version === '') {
      $this->files->refresh();
    }
    $form['state'] = [
      '#theme' => 'item_list',
      '#title' => $this->t('State'),
      '#items' => $this->facts(),
      '#weight' => 110,
    ];
    $form['health'] = $this->healthCheck();
    $form['policy'] = [
      '#type' => 'textarea',
      '#title' => $this->t('Policy for the server'),
      '#description' => $this->t('A header of pages with elements. Pages of the administration need more, and so may other modules. Add the origins of logos that your API names to img-src.'),
      '#value' => SecurityPolicy::line($this->files->areOwn() ? '' : $settings->get('address'), $settings->get('api_base')),
      '#attributes' => ['readonly' => TRUE],
      '#rows' => 4,
      '#weight' => 130,
    ];
    return $form;
  }

  /**
   * The fields by section.
   *
   * @return array<string, array{\Drupal\Core\StringTranslation\TranslatableMarkup, array<string, array<string, mixed>>}>
   *   The title of each section, and its fields by the name of the setting.
   */
  protected function sections(): array {
    return [
      'section_files' => [
        $this->t('Files of the elements'),
        [
          'files' => [
            '#title' => $this->t('Files'),
            '#options' => [
              'own' => $this->t('Files of this module (@version)', ['@version' => ElementTable::VERSION]),
              'address' => $this->t('At an address'),
            ],
          ],
          'address' => [
            '#title' => $this->t('Address of cdn/'),
            '#description' => $this->t('Such as https://cdn.example.com/cdn. With the version in it, as in /0.1.0/, all files have their integrity in the page; without it, only those whose names change with their content.'),
          ],
          'flavour' => [
            '#title' => $this->t('Flavour'),
            '#options' => [
              'lite' => $this->t('Lite: half the size, for public pages'),
              'react' => $this->t('React'),
            ],
          ],
        ],
      ],
      'section_api' => [
        $this->t('API'),
        [
          'api_base' => [
            '#title' => $this->t('API base'),
            '#description' => $this->t('Origin and optional path of every call, such as https://portal.example.com. Empty: this site. demo: for sample data without a backend.'),
          ],
          'portal_base' => [
            '#title' => $this->t('Portal base'),
            '#description' => $this->t('Address of a portal elsewhere, to which links to other screens lead.'),
          ],
          'brand' => [
            '#title' => $this->t('Brand'),
            '#description' => $this->t('In the paths of calls. Empty: sandler.'),
          ],
          'product_name' => [
            '#title' => $this->t('Product name'),
            '#description' => $this->t('After the " | " in titles. Empty: Scout.'),
          ],
        ],
      ],
      'section_sign_in' => [
        $this->t('Sign-in'),
        [
          'sign_in' => [
            '#title' => $this->t('Visitors sign in'),
            '#options' => [
              'none' => $this->t('at the API itself, whose cookie the browser sends'),
              'form' => $this->t('in the form in place of an element (micro-site)'),
              'page' => $this->t('in the form on a page of its own'),
              'token' => $this->t('to Drupal: hook_scout_elements_token() makes a token'),
            ],
          ],
          'sign_in_uri' => [
            '#title' => $this->t('Sign-in page'),
            '#description' => $this->t('Address to which the link "Sign in" leads, such as /sign-in. Empty: no link.'),
          ],
        ],
      ],
    ];
  }

  /**
   * The state that the server knows without a browser.
   *
   * @return \Drupal\Core\StringTranslation\TranslatableMarkup[]
   *   Sentences.
   */
  protected function facts(): array {
    $replacements = ['@version' => $this->files->manifest()->version, '@address' => $this->files->base()];
    $facts = [
      $replacements['@version'] === ''
        ? $this->t('The manifest of the files at @address could not be read: pages load them without preloads and integrity.', $replacements)
        : $this->t('The files are of version @version, at @address.', $replacements),
    ];
    if ($this->config(self::NAME)->get('sign_in') === 'token') {
      $facts[] = $this->moduleHandler->hasImplementations('scout_elements_token')
        ? $this->t('hook_scout_elements_token() makes the tokens.')
        : $this->t('No module implements hook_scout_elements_token(): no visitor is signed in.');
    }
    return $facts;
  }

  /**
   * The button of the check, and its configuration.
   *
   * @return array<string, mixed>
   *   A render array.
   */
  protected function healthCheck(): array {
    $signIn = $this->config(self::NAME)->get('sign_in');
    $session = Url::fromRoute('scout_elements.session', [], ['query' => ['v' => $this->files->sessionVersion()]]);
    $facts = [
      'core' => $this->files->base() . '/core.js',
      'element' => $this->files->base() . '/scout-lookup.js',
      'session' => $signIn === 'token' ? $session->toString(TRUE)->getGeneratedUrl() : NULL,
      'context' => $signIn === 'form' ? 'microsite' : 'default',
      'tableClass' => 'responsive-enabled',
      'texts' => [
        'checking' => $this->t('Checking…'),
        'unloaded' => $this->t('The files of the elements could not be loaded.'),
        'summary' => $this->t('Errors: %1$d. Warnings: %2$d.'),
        'columns' => [$this->t('Result'), $this->t('Finding'), $this->t('Action')],
        'severities' => [
          'error' => $this->t('Error'),
          'warning' => $this->t('Warning'),
          'ok' => $this->t('OK'),
        ],
      ],
    ];
    return [
      '#type' => 'container',
      '#weight' => 120,
      '#attached' => [
        'library' => ['scout_elements/configuration', 'scout_elements/health'],
        'drupalSettings' => ['scoutElements' => ['configuration' => $this->builder->configuration()]],
      ],
      'title' => [
        '#type' => 'html_tag',
        '#tag' => 'h3',
        '#value' => $this->t('Health check'),
        '#attributes' => ['id' => 'scout-elements-health-title'],
      ],
      'help' => [
        '#type' => 'html_tag',
        '#tag' => 'p',
        '#value' => $this->t('Opens an address lookup in this page with the saved settings, as a visitor would, and lists what keeps it from working.'),
      ],
      'start' => [
        '#type' => 'html_tag',
        '#tag' => 'button',
        '#value' => $this->t('Check'),
        '#attributes' => [
          'type' => 'button',
          'id' => 'scout-elements-health-start',
          'class' => ['button'],
          'disabled' => TRUE,
        ],
      ],
      'status' => [
        '#type' => 'html_tag',
        '#tag' => 'span',
        '#value' => '',
        '#attributes' => ['role' => 'status', 'id' => 'scout-elements-health-status'],
      ],
      'place' => [
        '#type' => 'html_tag',
        '#tag' => 'div',
        '#value' => '',
        '#attributes' => ['id' => 'scout-elements-health'],
      ],
      'facts' => [
        '#type' => 'html_tag',
        '#tag' => 'script',
        '#value' => Markup::create(Json::encode($facts)),
        '#attributes' => ['type' => 'application/json', 'id' => 'scout-elements-health-facts'],
      ],
    ];
  }

  /**
   * {@inheritdoc}
   */
  public function validateForm(array &$form, FormStateInterface $form_state) {
    parent::validateForm($form, $form_state);
    foreach (['address', 'api_base', 'portal_base'] as $name) {
      $sent = (string) $form_state->getValue($name);
      $isSample = $name === 'api_base' && trim($sent) === 'demo:';
      $address = $isSample ? 'demo:' : SecurityPolicy::cleanAddress($sent);
      if ($address === NULL) {
        $form_state->setErrorByName($name, $this->t('"@address" is not an address such as https://portal.example.com.', ['@address' => $sent]));
      }
      $form_state->setValue($name, $address);
    }
    if ($form_state->getValue('files') === 'address' && $form_state->getValue('address') === '') {
      $form_state->setErrorByName('address', $this->t('Files at an address need the address.'));
    }
    $page = trim((string) $form_state->getValue('sign_in_uri'));
    if ($page !== '' && !ElementTable::isPath($page) && preg_match('~^https?://[^\s/]~', $page) !== 1) {
      $form_state->setErrorByName('sign_in_uri', $this->t('"@page" is not a page such as /sign-in.', ['@page' => $page]));
    }
    $form_state->setValue('sign_in_uri', $page);
  }

  /**
   * {@inheritdoc}
   */
  public function submitForm(array &$form, FormStateInterface $form_state) {
    $settings = $this->config(self::NAME);
    foreach (array_merge(...array_column($this->sections(), 1)) as $name => $field) {
      $settings->set($name, trim((string) $form_state->getValue($name)));
    }
    $settings->save();
    $fault = $this->files->refresh();
    if ($fault !== '') {
      $this->messenger()->addError($fault);
    }
    parent::submitForm($form, $form_state);
  }

}
