<?php
/**
 * The block, the shortcodes and the patterns.
 *
 * @package ScoutElements
 */

namespace ScoutElements;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\register_parts' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\with_category' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\tell_editor' );

/**
 * Registers the block, a shortcode for each element, and the patterns.
 */
function register_parts(): void {
	load_plugin_textdomain( 'scout-elements', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
	register_block_type( plugin_dir_path( PLUGIN_FILE ) . 'block', array( 'render_callback' => __NAMESPACE__ . '\render_block' ) );
	wp_set_script_translations( 'scout-element-editor-script', 'scout-elements' );
	add_shortcode( 'scout', __NAMESPACE__ . '\render_shortcode' );
	foreach ( array_keys( elements() ) as $tag ) {
		if ( ! shortcode_exists( $tag ) ) {
			add_shortcode( $tag, __NAMESPACE__ . '\render_shortcode' );
		}
	}
	register_patterns();
}

/**
 * The element that a block shows.
 *
 * @param array<string,mixed> $attributes Of the block.
 */
function block_tag( array $attributes ): string {
	$tag = $attributes['element'] ?? '';
	return is_string( $tag ) && isset( elements()[ $tag ] ) ? $tag : 'scout-lookup';
}

/**
 * The markup of a block.
 *
 * @param array<string,mixed> $attributes Of the block.
 */
function render_block( array $attributes ): string {
	$settings = is_array( $attributes['settings'] ?? null ) ? $attributes['settings'] : array();
	$markup   = element_markup( block_tag( $attributes ), $settings );
	if ( is_feed() ) {
		return $markup;
	}
	$wrapper = get_block_wrapper_attributes( array_filter( array( 'style' => look_of( $attributes ) ) ) );
	return "<div $wrapper>$markup</div>";
}

/**
 * The colors of a block as custom properties of the elements.
 *
 * @param array<string,mixed> $attributes Of the block.
 */
function look_of( array $attributes ): string {
	$properties = array(
		'primaryColor'    => '--scout-color-primary',
		'backgroundColor' => '--scout-color-background',
		'textColor'       => '--scout-color-text',
	);
	$look       = '';
	foreach ( $properties as $name => $property ) {
		$color = $attributes[ $name ] ?? '';
		if ( is_string( $color ) && 1 === preg_match( '/^(?:#[0-9a-fA-F]{3,8}|var\(--wp--preset--color--[\w-]+\))$/', $color ) ) {
			$look .= "$property:$color;";
		}
	}
	return $look;
}

/**
 * The markup of a shortcode: `[scout-lookup address="…"]`, or `[scout element="scout-lookup" address="…"]`.
 *
 * @param array<string,string>|string $attributes Of the shortcode.
 * @param string|null                 $content    Between its tags.
 * @param string                      $name       Its name.
 */
function render_shortcode( $attributes, ?string $content, string $name ): string {
	$attributes = is_array( $attributes ) ? $attributes : array();
	$tag        = 'scout' === $name ? block_tag( $attributes ) : $name;
	return element_markup( $tag, $attributes );
}

/**
 * Adds a category for the block and its variations.
 *
 * @param array<int, array<string, mixed>> $categories All so far.
 * @return array<int, array<string, mixed>>
 */
function with_category( array $categories ): array {
	$categories[] = array(
		'slug'  => 'scout',
		'title' => __( 'Scout', 'scout-elements' ),
		'icon'  => null,
	);
	return $categories;
}

/**
 * Passes the data for the form and the preview of the block to the editor.
 */
function tell_editor(): void {
	$facts = array(
		'elements' => array_values( elements() ),
		'preview'  => plugins_url( 'preview/preview.html', PLUGIN_FILE ),
		'flavour'  => options()['flavour'],
		'version'  => VERSION,
	);
	$json  = wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP );
	wp_add_inline_script( 'scout-element-editor-script', "window.scoutElements = $json;", 'before' );
}

/**
 * Registers patterns for common pages.
 */
function register_patterns(): void {
	register_block_pattern_category( 'scout', array( 'label' => __( 'Scout', 'scout-elements' ) ) );
	$patterns = array(
		'lookup-and-pricing' => array(
			'title'       => __( 'Lookup and pricing', 'scout-elements' ),
			'description' => __( 'An address is looked up, and priced below.', 'scout-elements' ),
			'content'     => heading_block( __( 'Is the building served?', 'scout-elements' ) )
				. element_block( 'scout-lookup' )
				. heading_block( __( 'What does it cost?', 'scout-elements' ) )
				. element_block( 'scout-pricing' ),
		),
		'sign-in-page'       => array(
			'title'       => __( 'Sign-in page', 'scout-elements' ),
			'description' => __( 'The form alone, for a page of its own.', 'scout-elements' ),
			'content'     => element_block( 'login-form' ),
		),
		'provider-library'   => array(
			'title'       => __( 'Provider library', 'scout-elements' ),
			'description' => __( 'Every provider by its logo.', 'scout-elements' ),
			'content'     => heading_block( __( 'Our providers', 'scout-elements' ) ) . element_block( 'provider-library' ),
		),
	);
	foreach ( $patterns as $name => $pattern ) {
		register_block_pattern( "scout/$name", $pattern + array( 'categories' => array( 'scout' ) ) );
	}
}

/**
 * A heading as a block.
 *
 * @param string $text Its text.
 */
function heading_block( string $text ): string {
	return "<!-- wp:heading -->\n<h2>" . esc_html( $text ) . "</h2>\n<!-- /wp:heading -->\n\n";
}

/**
 * An element as a block, below a heading of level 2.
 *
 * @param string $tag The element.
 */
function element_block( string $tag ): string {
	$attributes = array( 'element' => $tag );
	if ( 'login-form' !== $tag ) {
		$attributes['settings'] = array( 'heading-level' => '3' );
	}
	return '<!-- wp:scout/element ' . wp_json_encode( $attributes + array( 'align' => 'wide' ) ) . " /-->\n\n";
}
