<?php

namespace Drupal\scout_elements;

/**
 * Replaces the placeholders in a text by elements.
 *
 * Does not depend on Drupal.
 */
final class Placeholders {

  /**
   * Global attributes that may stay on a tag written by an author.
   */
  private const GLOBAL_ATTRIBUTES = ['id', 'class', 'lang', 'dir', 'title'];

  /**
   * Elements whose content is an example or code.
   */
  private const LITERAL = ['pre', 'code', 'kbd', 'samp', 'script', 'style', 'textarea'];

  /**
   * The document with the text.
   */
  private \DOMDocument $document;

  /**
   * Completes the attributes of an element with the given tag.
   */
  private \Closure $complete;

  /**
   * The tags found so far.
   *
   * @var string[]
   */
  private array $found = [];

  /**
   * Constructs a finder.
   *
   * @param \Drupal\scout_elements\ElementTable $elements
   *   The elements.
   * @param string $message
   *   The message for visitors without script, if a placeholder has no content.
   */
  public function __construct(
    private readonly ElementTable $elements,
    private readonly string $message = '',
  ) {}

  /**
   * True if the text may contain an element, without parsing it.
   */
  public function mayHold(string $text): bool {
    return preg_match('/data-scout-element|\[scout\s|[[<#](?:' . $this->anyTag() . ')/i', $text) === 1;
  }

  /**
   * Replaces tags, placeholders, links and tokens by elements.
   *
   * @param \DOMDocument $document
   *   With a body.
   * @param callable(string, array<string, string>): array<string, string> $complete
   *   Receives the tag and the author's attributes, and returns those that
   *   the element has.
   *
   * @return string[]
   *   The tag of each element, in no particular order.
   */
  public function replace(\DOMDocument $document, callable $complete): array {
    $this->document = $document;
    $this->complete = $complete(...);
    $this->found = [];
    foreach ($this->query('//*[@data-scout-element]') as $node) {
      $this->replacePlaceholder($node);
    }
    foreach ($this->query('//a[contains(@href, "#")]') as $link) {
      $this->replaceLink($link);
    }
    foreach ($this->query('//text()[contains(., "[")]') as $text) {
      $this->replaceTokens($text);
    }
    foreach ($this->elements->tags() as $tag) {
      foreach ($this->query("//{$tag}[not(@data-scout-placed)]") as $node) {
        $this->cleanTag($node);
      }
    }
    foreach ($this->query('//*[@data-scout-placed]') as $node) {
      $node->removeAttribute('data-scout-placed');
    }
    return $this->found;
  }

  /**
   * A placeholder with data: `<div data-scout-element="scout-lookup" …>`.
   */
  private function replacePlaceholder(\DOMElement $node): void {
    $tag = $node->getAttribute('data-scout-element');
    $given = [];
    foreach (iterator_to_array($node->attributes) as $attribute) {
      if (str_starts_with($attribute->nodeName, 'data-')) {
        $given[substr($attribute->nodeName, 5)] = $attribute->value;
        $node->removeAttribute($attribute->nodeName);
      }
    }
    if ($this->elements->has($tag) && $node->parentNode !== NULL) {
      $this->put($node, $tag, $this->elements->allowedAttributes($tag, $given));
    }
  }

  /**
   * A link: `#scout-lookup?address=…`.
   */
  private function replaceLink(\DOMElement $link): void {
    if ($link->parentNode === NULL || preg_match('/#(' . $this->anyTag() . ')\?(.*)$/Ds', $link->getAttribute('href'), $parts) !== 1) {
      return;
    }
    $given = [];
    foreach (array_filter(explode('&', $parts[2])) as $pair) {
      [$name, $value] = explode('=', $pair, 2) + [1 => ''];
      $given[urldecode($name)] = urldecode($value);
    }
    // Comments may also have links, which must not show a sign-in.
    unset($given['context']);
    $this->put($link, $parts[1], $this->elements->allowedAttributes($parts[1], $given));
  }

  /**
   * Tokens: `[scout-lookup address="…"]`, `[scout element="scout-lookup"]`.
   */
  private function replaceTokens(\DOMText $text): void {
    for ($parent = $text->parentNode; $parent !== NULL; $parent = $parent->parentNode) {
      if (in_array($parent->nodeName, self::LITERAL, TRUE)) {
        return;
      }
    }
    $value = '"[^"]*"|\'[^\']*\'|“[^”]*”|[^\s\]"\'“=]+';
    $pattern = '~\[(scout|' . $this->anyTag() . ")((?:\s+[a-z-]+=(?:$value))*)\s*/?\]~u";
    $content = $text->data;
    if (!preg_match_all($pattern, $content, $tokens, PREG_SET_ORDER | PREG_OFFSET_CAPTURE)) {
      return;
    }
    $start = 0;
    foreach ($tokens as $token) {
      $given = [];
      preg_match_all("/([a-z-]+)=($value)/u", $token[2][0], $pairs, PREG_SET_ORDER);
      foreach ($pairs as [, $name, $quoted]) {
        $given[$name] = preg_replace('/^["\'“]|["\'”]$/u', '', $quoted);
      }
      $tag = $token[1][0] === 'scout' ? ($given['element'] ?? '') : $token[1][0];
      if (!$this->elements->has($tag)) {
        continue;
      }
      $before = substr($content, $start, $token[0][1] - $start);
      $text->parentNode->insertBefore($this->document->createTextNode($before), $text);
      $place = $this->document->createElement('span');
      $text->parentNode->insertBefore($place, $text);
      $this->put($place, $tag, $this->elements->allowedAttributes($tag, $given));
      $start = $token[0][1] + strlen($token[0][0]);
    }
    $parent = $text->parentNode;
    $text->data = substr($content, $start);
    $this->unwrap($parent);
  }

  /**
   * Cleans a tag written by an author, and keeps its content.
   */
  private function cleanTag(\DOMElement $node): void {
    $given = [];
    foreach (iterator_to_array($node->attributes) as $attribute) {
      $given[$attribute->nodeName] = $attribute->value;
      if (!in_array($attribute->nodeName, self::GLOBAL_ATTRIBUTES, TRUE)) {
        $node->removeAttribute($attribute->nodeName);
      }
    }
    $this->fill($node, $this->elements->allowedAttributes($node->nodeName, $given));
  }

  /**
   * Replaces a node by an element with the same content.
   *
   * @param \DOMElement $node
   *   A link becomes the content itself.
   * @param string $tag
   *   The element.
   * @param array<string, string> $attributes
   *   The attributes of its author.
   */
  private function put(\DOMElement $node, string $tag, array $attributes): void {
    $element = $this->document->createElement($tag);
    $parent = $node->parentNode;
    $parent->replaceChild($element, $node);
    if ($node->nodeName === 'a' && $node->hasAttribute('href')) {
      $element->appendChild($node);
    }
    else {
      while ($node->firstChild !== NULL) {
        $element->appendChild($node->firstChild);
      }
    }
    $this->fill($element, $attributes);
    $this->unwrap($parent);
  }

  /**
   * Gives an element its attributes, and a message if it has no content.
   */
  private function fill(\DOMElement $element, array $attributes): void {
    $this->found[] = $element->nodeName;
    foreach (($this->complete)($element->nodeName, $attributes) as $name => $value) {
      $element->setAttribute($name, $value);
    }
    $element->setAttribute('data-scout-placed', '');
    if ($this->message !== '' && self::isBlank($element)) {
      $message = $this->document->createElement('noscript');
      $message->appendChild($this->document->createTextNode($this->message));
      $element->appendChild($message);
    }
  }

  /**
   * Replaces a paragraph that has only an element by that element.
   */
  private function unwrap(?\DOMNode $paragraph): void {
    if (!$paragraph instanceof \DOMElement || $paragraph->nodeName !== 'p') {
      return;
    }
    $elements = [];
    foreach ($paragraph->childNodes as $child) {
      if ($child instanceof \DOMElement && $child->hasAttribute('data-scout-placed')) {
        $elements[] = $child;
      }
      elseif (!$child instanceof \DOMText || !self::isBlank($child)) {
        return;
      }
    }
    if ($elements === []) {
      return;
    }
    foreach ($elements as $element) {
      $paragraph->parentNode->insertBefore($element, $paragraph);
    }
    $paragraph->parentNode->removeChild($paragraph);
  }

  /**
   * True if the node has no visible content.
   */
  private static function isBlank(\DOMNode $node): bool {
    $hasElements = $node instanceof \DOMElement && $node->getElementsByTagName('*')->length > 0;
    return !$hasElements && preg_match('/^[\s\x{a0}]*$/u', $node->textContent) === 1;
  }

  /**
   * The nodes of a path, as a list that does not change with the document.
   */
  private function query(string $path): array {
    return iterator_to_array((new \DOMXPath($this->document))->query($path), FALSE);
  }

  /**
   * The tags as a regular expression, longer ones before their prefixes.
   */
  private function anyTag(): string {
    $tags = $this->elements->tags();
    rsort($tags);
    return implode('|', $tags);
  }

}
