<?php

/**
 * @file
 * Tests the classes of the module that do not depend on Drupal.
 *
 * Prints each failed case, and exits with 1 if a case failed.
 */

namespace Drupal\scout_elements;

$source = __DIR__ . '/../../../integrations/drupal/scout_elements/src';
foreach (['ElementTable', 'Manifest', 'Placeholders', 'SecurityPolicy'] as $class) {
  require "$source/$class.php";
}

$failed = 0;

function same(mixed $expected, mixed $actual, string $case): void {
  global $failed;
  if ($expected !== $actual) {
    $failed += 1;
    echo "$case\n  expected ", json_encode($expected), "\n  actual   ", json_encode($actual), "\n";
  }
}

$table = new ElementTable([
  [
    'tag' => 'scout-lookup',
    'title' => 'Single address lookup',
    'description' => 'Looks an address up.',
    'attributes' => [
      ['name' => 'address', 'kind' => 'text'],
      ['name' => 'heading-level', 'kind' => 'choice', 'values' => ['1', '2', '3']],
      ['name' => 'context', 'kind' => 'choice', 'values' => ['default', 'microsite']],
    ],
  ],
  ['tag' => 'login-form', 'title' => 'Sign-in', 'attributes' => [['name' => 'destination', 'kind' => 'path']]],
]);

// Attributes.
same(['address' => '1 "Main"', 'heading-level' => '3'], $table->allowedAttributes('scout-lookup', ['heading-level' => '3', 'address' => '1 "Main"']), 'known attributes stay');
same([], $table->allowedAttributes('scout-lookup', ['api-base' => 'https://evil.example', 'onclick' => 'x', 'heading-level' => '9', 'address' => ['x']]), 'unknown attributes and values go');
same([], $table->allowedAttributes('scout-portal', ['address' => 'x']), 'an unknown element has no attributes');
foreach (['/' => TRUE, '/a?b#c' => TRUE, '//evil.example' => FALSE, '/\\evil.example' => FALSE, 'https://evil.example' => FALSE, 'javascript:x' => FALSE, "/a\n" => FALSE] as $path => $isPath) {
  same($isPath, ElementTable::isPath($path), "path $path");
}

// Placeholders.
$replace = static function (string $html) use ($table): string {
  $document = new \DOMDocument();
  $document->loadHTML('<?xml encoding="utf-8"><html><body>' . $html . '</body></html>', LIBXML_NOERROR);
  $finder = new Placeholders($table, 'Needs JavaScript.');
  if (!$finder->mayHold($html)) {
    return $html;
  }
  $finder->replace($document, static fn ($tag, $attributes) => $attributes);
  $body = $document->getElementsByTagName('body')->item(0);
  return implode('', array_map($document->saveHTML(...), iterator_to_array($body->childNodes)));
};
$lookup = '<scout-lookup><noscript>Needs JavaScript.</noscript></scout-lookup>';
$cases = [
  'a token alone in a paragraph' => ['<p> [scout-lookup] </p>', $lookup],
  'two tokens in one paragraph' => ['<p>[scout-lookup] [scout element="scout-lookup" /]</p>', $lookup . $lookup],
  'a token within a sentence' => ['<p>Go [scout-lookup] on</p>', "<p>Go $lookup on</p>"],
  'quotes of any kind' => ['<p>[scout-lookup address=“1 Main” heading-level=\'2\']</p>', '<scout-lookup address="1 Main" heading-level="2"><noscript>Needs JavaScript.</noscript></scout-lookup>'],
  'hard spaces' => ['<p>[scout-lookup&nbsp;heading-level=2]</p>', '<scout-lookup heading-level="2"><noscript>Needs JavaScript.</noscript></scout-lookup>'],
  'an example in code' => ['<p><code>[scout-lookup]</code></p>', '<p><code>[scout-lookup]</code></p>'],
  'an unknown element' => ['<p>[scout element="script"] [scout-evil]</p>', '<p>[scout element="script"] [scout-evil]</p>'],
  'hostile attributes of a token' => ['<p>[scout-lookup api-base="https://evil.example" onclick="x" heading-level="9"]</p>', $lookup],
  'a value with markup' => ['<p>[scout-lookup address="&quot;&gt;&lt;script&gt;x"]</p>', '<p>[scout-lookup address=""&gt;&lt;script&gt;x"]</p>'],
  'a placeholder keeps its text' => ['<div data-scout-element="scout-lookup" data-heading-level="2" data-api-base="https://evil.example" onclick="x">Look up</div>', '<scout-lookup heading-level="2">Look up</scout-lookup>'],
  'a placeholder that is a link keeps the link' => ['<p><a href="/s" data-scout-element="scout-lookup">Look up</a></p>', '<scout-lookup><a href="/s">Look up</a></scout-lookup>'],
  'a placeholder for an unknown element is removed' => ['<div data-scout-element="script" data-src="x">y</div>', '<div>y</div>'],
  'the element of the editor' => ['<scout-element data-scout-element="login-form" data-destination="//evil.example">&nbsp;</scout-element>', '<login-form> <noscript>Needs JavaScript.</noscript></login-form>'],
  'a link' => ['<p><a href="https://p.example/s#scout-lookup?heading-level=2&amp;context=microsite">Look up</a></p>', '<scout-lookup heading-level="2"><a href="https://p.example/s#scout-lookup?heading-level=2&amp;context=microsite">Look up</a></scout-lookup>'],
  'a link to a part of a page' => ['<p><a href="#scout-lookup">Look up</a></p>', '<p><a href="#scout-lookup">Look up</a></p>'],
  'a tag loses forbidden attributes' => ['<scout-lookup class="a" style="x" api-base="https://evil.example" heading-level="2" onfocus="x"><p slot="bulk">b</p></scout-lookup>', '<scout-lookup class="a" heading-level="2"><p slot="bulk">b</p></scout-lookup>'],
  'a placeholder in a placeholder' => ['<div data-scout-element="scout-lookup"><b data-scout-element="login-form">x</b></div>', '<scout-lookup><login-form>x</login-form></scout-lookup>'],
];
foreach ($cases as $case => [$html, $expected]) {
  same($expected, str_replace("\u{a0}", ' ', html_entity_decode(str_replace(['&nbsp;', '&amp;', '&lt;', '&gt;'], ["\u{a0}", '&amp;amp;', '&amp;lt;', '&amp;gt;'], $replace($html)))), $case);
}

// The manifest.
$manifest = Manifest::from([
  'version' => '1.0.0',
  'files' => [
    'a.js' => ['integrity' => 'sha384-abc='],
    '../b.js' => ['integrity' => 'sha384-abc='],
    'c.js' => ['integrity' => '"><script>'],
    'd.js' => 'x',
  ],
  'elements' => ['scout-lookup' => ['preloads' => ['a.js', '//evil.example/a.js']], 'other' => []],
], ['scout-lookup']);
same(['a.js' => 'sha384-abc='], $manifest->files, 'files with a plain name and an integrity');
same(['scout-lookup' => ['preloads' => ['a.js']]], $manifest->elements, 'the lists of known elements');
same('', Manifest::from('<html>', [])->version, 'an invalid manifest');
same($manifest->toArray(), Manifest::from($manifest->toArray(), ['scout-lookup'])->toArray(), 'a stored manifest is read again');

// Addresses.
foreach (['https://a.example/b/' => 'https://a.example/b', '' => '', 'http://127.0.0.1:3000' => 'http://127.0.0.1:3000', 'https://a.example/#b' => NULL, 'https://a.example/?b' => NULL, 'javascript:alert(1)' => NULL, '/a' => NULL, "https://a.example/' x" => NULL] as $text => $address) {
  same($address, SecurityPolicy::cleanAddress($text), "address $text");
}
same(1, preg_match("~script-src 'self' https://cdn.example; connect-src 'self' http://127.0.0.1:3000 https://cdn.example; ~", SecurityPolicy::line('https://cdn.example/a', 'http://127.0.0.1:3000')), 'the policy names the origins');
same(1, preg_match("~worker-src 'self';~", SecurityPolicy::line('', '')), 'the policy of own files');

exit($failed === 0 ? 0 : 1);
