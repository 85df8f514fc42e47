<?php
/**
 * The head of a page with elements. A page without elements has no output of this plugin.
 *
 * @package ScoutElements
 */

namespace ScoutElements;

defined( 'ABSPATH' ) || exit;

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\need_queried_elements' );
add_action( 'wp_head', __NAMESPACE__ . '\print_head', 20 );
add_action( 'wp_footer', __NAMESPACE__ . '\print_foot', 20 );
add_filter( 'style_loader_tag', __NAMESPACE__ . '\with_integrity', 10, 2 );

/** An entry among the tags for the script that finds tags and placeholders in the text. */
const AUTOLOAD = 'autoload';

/**
 * The tags of the page so far, in the order of their places.
 *
 * @param string|null $add Another tag in the page.
 * @return string[]
 */
function page_tags( ?string $add = null ): array {
	static $tags = array();
	if ( null !== $add && ! in_array( $add, $tags, true ) ) {
		$tags[] = $add;
	}
	return $tags;
}

/**
 * Loads an element with the page.
 *
 * @param string $tag The element, or `autoload`.
 */
function need_element( string $tag ): void {
	page_tags( $tag );
	// Elements that are found after the head was printed load from the footer.
	if ( did_action( 'wp_enqueue_scripts' ) ) {
		enqueue_styles();
	}
}

/**
 * Finds the elements in the posts of the page before the head is printed.
 */
function need_queried_elements(): void {
	foreach ( elements_in_query()['tags'] as $tag ) {
		page_tags( $tag );
	}
	// A block theme renders the page before its head, so the tags are already known.
	if ( page_tags() ) {
		enqueue_styles();
	}
}

/**
 * The elements of the posts of the page.
 *
 * @return array{tags: string[], count: int}
 */
function elements_in_query(): array {
	static $found = null;
	if ( null === $found ) {
		global $wp_query;
		$empty = array(
			'tags'  => array(),
			'count' => 0,
		);
		if ( ! did_action( 'wp' ) ) {
			return $empty;
		}
		$found = $empty;
		foreach ( $wp_query->posts ?? array() as $post ) {
			if ( $post instanceof \WP_Post ) {
				$tags            = tags_in( $post->post_content );
				$found['count'] += count( array_diff( $tags, array( AUTOLOAD ) ) );
				$found['tags']   = array_unique( array_merge( $found['tags'], $tags ) );
			}
		}
	}
	return $found;
}

/**
 * The tag of each block and each shortcode in a text, and `autoload` if it has tags or placeholders of its own.
 *
 * @param string $text Text of a post.
 * @return string[]
 */
function tags_in( string $text ): array {
	$tags = has_block( 'scout/element', $text ) || false !== strpos( $text, '<!-- wp:block ' ) ? tags_in_blocks( parse_blocks( $text ), array() ) : array();
	$all  = implode( '|', array_keys( elements() ) );
	preg_match_all( "/\[($all)(?=[\s\]\/])|\[scout\s[^\]]*element=[\"']?($all)/", $text, $found, PREG_SET_ORDER );
	foreach ( $found as $groups ) {
		$tags[] = end( $groups );
	}
	if ( 1 === preg_match( "/data-scout-element=|#(?:$all)\?|<(?:$all)[\s>]/", $text ) ) {
		$tags[] = AUTOLOAD;
	}
	return $tags;
}

/**
 * The tags of blocks, also of those in blocks, and in blocks of other posts.
 *
 * @param array<int, array<string, mixed>> $blocks As parsed.
 * @param int[]                            $within Posts whose blocks these are.
 * @return string[]
 */
function tags_in_blocks( array $blocks, array $within ): array {
	$tags = array();
	foreach ( $blocks as $block ) {
		$ref = (int) ( $block['attrs']['ref'] ?? 0 );
		if ( 'scout/element' === $block['blockName'] ) {
			$tags[] = block_tag( $block['attrs'] );
		} elseif ( 'core/block' === $block['blockName'] && 0 !== $ref && ! in_array( $ref, $within, true ) ) {
			$post = get_post( $ref );
			$tags = array_merge( $tags, $post ? tags_in_blocks( parse_blocks( $post->post_content ), array_merge( $within, array( $ref ) ) ) : array() );
		}
		$tags = array_merge( $tags, tags_in_blocks( $block['innerBlocks'], $within ) );
	}
	return $tags;
}

/**
 * Enqueues the sheet that reserves the space of elements, and the sheet of the block.
 */
function enqueue_styles(): void {
	wp_enqueue_style( 'scout-elements-preload', files_base() . '/preload.css', array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The address has the version.
	wp_enqueue_style( 'scout-elements', plugins_url( 'assets/page.css', PLUGIN_FILE ), array(), VERSION );
}

/**
 * Adds the integrity of `preload.css`.
 *
 * @param string $tag    The line.
 * @param string $handle Its name.
 */
function with_integrity( string $tag, string $handle ): string {
	if ( 'scout-elements-preload' !== $handle ) {
		return $tag;
	}
	$integrity = integrity_of( 'preload.css' );
	$added     = '' === $integrity ? '' : sprintf( ' integrity="%s" crossorigin', esc_attr( $integrity ) );
	return preg_replace( '/^<link /', '<link' . $added . ' ', $tag );
}

/**
 * True if WordPress prints its import map into the footer. Browsers may ignore a map that follows a module script, so the
 * scripts of the elements must follow the map.
 */
function is_map_in_footer(): bool {
	return function_exists( 'wp_enqueue_script_module' ) && ! wp_is_block_theme();
}

/**
 * True on the first call for this name in the page.
 *
 * @param string $name Any name.
 */
function is_first( string $name ): bool {
	static $seen   = array();
	$is_first      = ! isset( $seen[ $name ] );
	$seen[ $name ] = true;
	return $is_first;
}

/**
 * Prints the configuration, the preloads, and the scripts if the import map allows them here.
 */
function print_head(): void {
	if ( page_tags() ) {
		print_configuration();
		print_preloads();
		if ( ! is_map_in_footer() ) {
			print_scripts();
		}
	}
}

/**
 * Prints everything that could not be in the head.
 */
function print_foot(): void {
	if ( page_tags() ) {
		print_configuration();
		print_scripts();
	}
}

/**
 * Prints the configuration, which is data that no policy restricts.
 */
function print_configuration(): void {
	if ( is_first( 'configuration' ) ) {
		$json = wp_json_encode( (object) configuration(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		echo '<script type="application/json" data-scout-config>' . $json . "</script>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON without tags.
	}
}

/**
 * Preloads the files of the elements.
 */
function print_preloads(): void {
	foreach ( page_tags() as $tag ) {
		// Request the sheet before the scripts, which would keep the few connections of a browser busy.
		if ( 1 === preg_match( '~<link rel="stylesheet" ([^<>]*)>~', first_screen( $tag ), $link ) && is_first( 'sheet ' . $tag ) ) {
			echo '<link rel="preload" as="style" ' . $link[1] . ">\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Attributes of the checked screen.
		}
	}
	foreach ( page_tags() as $tag ) {
		foreach ( manifest()['elements'][ $tag ]['preloads'] ?? array() as $file ) {
			if ( is_first( 'preload ' . $file ) ) {
				$integrity = integrity_of( $file );
				printf(
					'<link rel="%s" href="%s"%s crossorigin%s>' . "\n",
					is_map_in_footer() ? 'preload' : 'modulepreload',
					esc_url( files_base() . '/' . $file ),
					is_map_in_footer() ? ' as="script"' : '',
					'' === $integrity ? '' : sprintf( ' integrity="%s"', esc_attr( $integrity ) )
				);
			}
		}
	}
}

/**
 * Prints the script of the session, which the elements may need, and the elements.
 */
function print_scripts(): void {
	if ( 'token' === options()['signIn'] && is_first( 'session' ) ) {
		wp_print_script_tag(
			array(
				'type' => 'module',
				'src'  => session_address(),
			) + exempt_attributes()
		);
	}
	foreach ( page_tags() as $tag ) {
		print_script( $tag . '.js' );
	}
}

/**
 * Exempts a script from optimizers that would delay, combine or change it.
 *
 * @return array<string, string|bool>
 */
function exempt_attributes(): array {
	return array(
		'data-cfasync'     => 'false',
		'data-no-optimize' => '1',
		'data-nowprocket'  => true,
	);
}

/**
 * Prints a module of the elements, once.
 *
 * @param string $file Name of the file.
 */
function print_script( string $file ): void {
	if ( is_first( 'script ' . $file ) ) {
		$integrity  = integrity_of( $file );
		$attributes = array(
			'type'        => 'module',
			'src'         => files_base() . '/' . $file,
			'crossorigin' => 'anonymous',
		) + exempt_attributes();
		wp_print_script_tag( '' === $integrity ? $attributes : $attributes + array( 'integrity' => $integrity ) );
	}
}
