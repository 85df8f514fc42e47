<?php
/**
 * The elements, their attributes and their markup.
 *
 * @package ScoutElements
 */

namespace ScoutElements;

defined( 'ABSPATH' ) || exit;

/**
 * Every element by its tag, as `elements.json` describes it.
 *
 * @return array<string, array<string, mixed>>
 */
function elements(): array {
	static $elements = null;
	if ( null === $elements ) {
		$read     = wp_json_file_decode( plugin_dir_path( PLUGIN_FILE ) . 'elements.json', array( 'associative' => true ) );
		$elements = array_column( $read['elements'] ?? array(), null, 'tag' );
	}
	return $elements;
}

/**
 * Keeps valid attributes of the element with allowed values. All other input of an author is dropped, above all `api-base`,
 * which decides where names and passwords go.
 *
 * @param string              $tag   The element.
 * @param array<string,mixed> $given Values by name.
 * @return array<string, string>
 */
function allowed_attributes( string $tag, array $given ): array {
	$allowed = array();
	foreach ( elements()[ $tag ]['attributes'] ?? array() as $attribute ) {
		$value = $given[ $attribute['name'] ] ?? '';
		if ( is_scalar( $value ) && '' !== (string) $value && is_allowed_value( $attribute, (string) $value ) ) {
			$allowed[ $attribute['name'] ] = (string) $value;
		}
	}
	return $allowed;
}

/**
 * True if the attribute may have the value.
 *
 * @param array<string,mixed> $attribute As in `elements.json`.
 * @param string              $value     The input of an author.
 */
function is_allowed_value( array $attribute, string $value ): bool {
	if ( 'choice' === $attribute['kind'] ) {
		return in_array( $value, $attribute['values'], true );
	}
	return 'path' !== $attribute['kind'] || 1 === preg_match( '~^/(?![/\\\\])~', $value );
}

/**
 * The markup of an element.
 *
 * @param string              $tag   The element.
 * @param array<string,mixed> $given Values of its attributes by name.
 */
function element_markup( string $tag, array $given ): string {
	if ( ! isset( elements()[ $tag ] ) ) {
		return '';
	}
	if ( is_feed() ) {
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( (string) get_permalink() ), esc_html( elements()[ $tag ]['title'] ) );
	}
	need_element( $tag );
	$attributes = allowed_attributes( $tag, $given );
	$attributes = array_merge( site_attributes( $tag ), $attributes );
	$text       = '';
	foreach ( $attributes as $name => $value ) {
		$text .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	$message = esc_html__( 'This part of the page needs JavaScript.', 'scout-elements' );
	// Skip the first screen on a gated page, where most visitors see the sign-in first. It has no other language.
	$is_gated = 'login-form' !== $tag && 'microsite' === ( $attributes['context'] ?? '' );
	$screen   = $is_gated || ! is_english() ? '' : first_screen( $tag );
	// Set the scheme also on the box with its own shadow root, because its sheet does not read the element.
	if ( isset( $attributes['color-scheme'] ) ) {
		$box    = '<div class="scout-prerendered"';
		$screen = str_replace( $box, sprintf( '%s color-scheme="%s"', $box, esc_attr( $attributes['color-scheme'] ) ), $screen );
	}
	// Without a shadow root the screen and the message would both be visible.
	$without = '' === $screen || 0 === strpos( $screen, '<template ' ) ? "<noscript>$message</noscript>" : '';
	return "<$tag$text>$screen$without</$tag>";
}

/**
 * The default attributes of an element.
 *
 * @param string $tag The element.
 * @return array<string, string>
 */
function site_attributes( string $tag ): array {
	$sign_in    = options()['signIn'];
	$attributes = array();
	// A form on a page of its own also stores a token.
	if ( 'form' === $sign_in || ( 'page' === $sign_in && 'login-form' === $tag ) ) {
		$attributes['context'] = 'microsite';
	}
	// Only one element can use the parameters of the address.
	if ( ! is_singular() || elements_in_query()['count'] > 1 ) {
		$attributes['routing'] = 'none';
	}
	return $attributes;
}
