<?php

namespace Drupal\scout_elements\EventSubscriber;

use Drupal\Core\Render\HtmlResponse;
use Drupal\scout_elements\ElementBuilder;
use Drupal\scout_elements\ElementTable;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\HttpKernel\Event\ResponseEvent;
use Symfony\Component\HttpKernel\KernelEvents;

/**
 * Lets the only element of a page use the parameters of its address.
 *
 * The parts of a page are rendered and cached separately, so only the complete
 * page shows whether it has one element.
 */
class RoutingSubscriber implements EventSubscriberInterface {

  public function __construct(
    protected ElementTable $elements,
  ) {}

  /**
   * {@inheritdoc}
   */
  public static function getSubscribedEvents(): array {
    // Run after HtmlResponseSubscriber has assembled the page.
    return [KernelEvents::RESPONSE => ['onResponse', -20]];
  }

  /**
   * Removes the marks. If there is only one, also removes its routing="none".
   */
  public function onResponse(ResponseEvent $event): void {
    $response = $event->getResponse();
    $content = $response instanceof HtmlResponse ? (string) $response->getContent() : '';
    if (!str_contains($content, ElementBuilder::ALONE)) {
      return;
    }
    $count = preg_match_all('/<(?:' . implode('|', $this->elements->tags()) . ')[\s>]/', $content);
    $mark = ' ' . ElementBuilder::ALONE . '(?:="")?';
    $response->setContent(preg_replace($count === 1 ? "/ routing=\"none\"$mark/" : "/$mark/", '', $content));
  }

}
