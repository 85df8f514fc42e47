<?php
/**
 * The files of the elements: where they are, and the lines that load them.
 *
 * @package ScoutElements
 */

namespace ScoutElements;

defined( 'ABSPATH' ) || exit;

/**
 * Address of the folder with the files of the chosen flavour, without a slash at its end.
 */
function files_base(): string {
	$options = options();
	$folder  = 'own' === $options['files'] ? plugins_url( 'cdn/' . VERSION, PLUGIN_FILE ) : $options['address'];
	return 'lite' === $options['flavour'] ? $folder . '/lite' : $folder;
}

/**
 * True if the files at the address never change. Then the page can have the integrity of all files.
 */
function are_files_fixed(): bool {
	$options = options();
	return 'own' === $options['files'] || 1 === preg_match( '~/v?\d+\.\d+\.\d+[^/]*(?:/|$)~', $options['address'] );
}

/**
 * The manifest of the chosen files: `files` with their integrity, and `elements` with their files.
 *
 * @return array<string, mixed>
 */
function manifest(): array {
	$options = options();
	if ( 'own' === $options['files'] ) {
		$folder = 'lite' === $options['flavour'] ? 'lite/' : '';
		$path   = plugin_dir_path( PLUGIN_FILE ) . 'cdn/' . VERSION . '/' . $folder . 'manifest.json';
		return short_manifest( wp_json_file_decode( $path, array( 'associative' => true ) ) );
	}
	$kept = get_option( MANIFEST_OPTION, array() );
	return is_array( $kept ) && ( $kept['base'] ?? '' ) === files_base() ? $kept['manifest'] : short_manifest( null );
}

/**
 * The part of a manifest that pages need.
 *
 * @param mixed $manifest As it was read.
 * @return array<string, mixed>
 */
function short_manifest( $manifest ): array {
	$short = array(
		'version'  => '',
		'files'    => array(),
		'elements' => array(),
	);
	if ( ! is_array( $manifest ) || ! is_string( $manifest['version'] ?? null ) ) {
		return $short;
	}
	$short['version'] = $manifest['version'];
	foreach ( (array) ( $manifest['files'] ?? array() ) as $file => $facts ) {
		$integrity = $facts['integrity'] ?? null;
		if ( is_plain_file( $file ) && is_string( $integrity ) && 1 === preg_match( '~^sha\d{3}-[\w+/=]+$~', $integrity ) ) {
			$short['files'][ $file ] = $integrity;
		}
	}
	foreach ( (array) ( $manifest['elements'] ?? array() ) as $tag => $facts ) {
		if ( isset( elements()[ $tag ] ) ) {
			$short['elements'][ $tag ] = array(
				'preloads'    => array_values( array_filter( (array) ( $facts['preloads'] ?? array() ), __NAMESPACE__ . '\is_plain_file' ) ),
				'prerendered' => plain_screen( $facts['prerendered'] ?? '' ),
			);
		}
	}
	return $short;
}

/**
 * Checks the first screen of an element: it must be a form without script, one link to a sheet of the files, and preloads of scripts.
 *
 * @param mixed $screen As in the manifest.
 */
function plain_screen( $screen ): string {
	$is_screen = is_string( $screen )
		&& 1 === preg_match( '~^(?:<template shadowrootmode="open"><div class="scout-prerendered">|<div class="scout-prerendered"><template shadowrootmode="open">)<link rel="stylesheet" href="[^"<>]*prerendered/[\w-]+\.css"[^<>]*>~', $screen )
		&& 0 === preg_match( '~<(?:script|style|iframe|object|embed|meta|base)\b|\s(?:on\w+|style|srcdoc)\s*=|javascript:~i', $screen )
		&& substr_count( $screen, '<link ' ) === 1 + preg_match_all( '~<link rel="modulepreload" href="[^"<>]*chunks/[\w.-]+\.js"[^<>]*>~', $screen );
	return $is_screen ? $screen : '';
}

/**
 * The first screen of an element with the addresses of this site's files and portal; empty for an element without one.
 *
 * @param string $tag The element.
 */
function first_screen( string $tag ): string {
	$screen = manifest()['elements'][ $tag ]['prerendered'] ?? '';
	$portal = untrailingslashit( options()['portalBase'] );
	$screen = preg_replace_callback( '~ (action|href)="/~', fn ( $found ) => sprintf( ' %s="%s/', $found[1], esc_url( $portal ) ), $screen );
	$file = function ( $found ) {
		$integrity = integrity_of( $found[1] );
		$attribute = '' === $integrity ? '' : sprintf( ' integrity="%s"', esc_attr( $integrity ) );
		return sprintf( ' href="%s"%s', esc_url( files_base() . '/' . $found[1] ), $attribute );
	};
	return (string) preg_replace_callback( '~ href="[^"]*?(prerendered/[\w.-]+\.css)"(?: integrity="[^"]*")?~', $file, (string) $screen );
}

/**
 * True if the name is that of a file below the folder.
 *
 * @param mixed $file The name.
 */
function is_plain_file( $file ): bool {
	return is_string( $file ) && 1 === preg_match( '~^(?:[\w-][\w.-]*/)*[\w-][\w.-]*$~', $file );
}

/**
 * Reads the manifest at the configured address, and stores it.
 *
 * @return string Empty, or the reason why it could not be read.
 */
function refresh_manifest(): string {
	if ( 'own' === options()['files'] ) {
		delete_option( MANIFEST_OPTION );
		return '';
	}
	$base   = files_base();
	$answer = wp_remote_get( $base . '/manifest.json', array( 'timeout' => 10 ) );
	if ( is_wp_error( $answer ) ) {
		return $answer->get_error_message();
	}
	$manifest = short_manifest( json_decode( wp_remote_retrieve_body( $answer ), true ) );
	if ( 200 !== wp_remote_retrieve_response_code( $answer ) || '' === $manifest['version'] ) {
		/* translators: %s: an address. */
		return sprintf( __( '%s is not a manifest of the elements.', 'scout-elements' ), $base . '/manifest.json' );
	}
	$kept = array(
		'base'     => $base,
		'manifest' => $manifest,
	);
	update_option( MANIFEST_OPTION, $kept, false );
	return '';
}

/**
 * The integrity of a file, or nothing if the file may change at its address.
 *
 * @param string $file Name of the file.
 */
function integrity_of( string $file ): string {
	$is_fixed = 0 === strpos( $file, 'chunks/' ) || are_files_fixed();
	return $is_fixed ? ( manifest()['files'][ $file ] ?? '' ) : '';
}

/**
 * True if the page is in English, the language that the elements have without the file of another one.
 */
function is_english(): bool {
	return 1 === preg_match( '/^en(?:-|$)/i', get_bloginfo( 'language' ) );
}

/**
 * The configuration of the elements of a page.
 *
 * @return array<string, mixed>
 */
function configuration(): array {
	$options = options();
	$values  = array();
	foreach ( array( 'apiBase', 'portalBase', 'brand', 'productName', 'signInUri' ) as $name ) {
		if ( '' !== $options[ $name ] ) {
			$values[ $name ] = $options[ $name ];
		}
	}
	if ( ! is_english() ) {
		$values['locale'] = get_bloginfo( 'language' );
	}
	/**
	 * Filters the configuration of the elements. Its keys are those of the guide "Configuration".
	 *
	 * @param array<string, mixed> $values By key.
	 */
	return (array) apply_filters( 'scout_elements_configuration', $values );
}
