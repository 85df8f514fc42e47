<?php
/**
 * The stored settings.
 *
 * @package ScoutElements
 */

namespace ScoutElements;

defined( 'ABSPATH' ) || exit;

const OPTION          = 'scout_elements';
const MANIFEST_OPTION = 'scout_elements_manifest';

/**
 * The settings, each with its default.
 *
 * @return array<string, string>
 */
function options(): array {
	$kept = get_option( OPTION, array() );
	return array_merge( default_options(), is_array( $kept ) ? $kept : array() );
}

/**
 * The settings of a site that has not saved any.
 *
 * @return array<string, string>
 */
function default_options(): array {
	return array(
		'files'       => 'own',
		'address'     => '',
		'flavour'     => 'lite',
		'apiBase'     => '',
		'portalBase'  => '',
		'brand'       => '',
		'productName' => '',
		'signIn'      => 'none',
		'signInUri'   => '',
	);
}

/**
 * The settings to store from the form. An invalid address is rejected with a message, and the previous one stays.
 *
 * @param mixed $sent The fields of the form.
 * @return array<string, string>
 */
function sanitize_options( $sent ): array {
	$sent = is_array( $sent ) ? wp_unslash( $sent ) : array();
	$kept = options();
	foreach ( array( 'brand', 'productName' ) as $name ) {
		$kept[ $name ] = sanitize_text_field( $sent[ $name ] ?? $kept[ $name ] );
	}
	foreach ( array( 'address', 'apiBase', 'portalBase' ) as $name ) {
		$kept[ $name ] = sanitized_address( (string) ( $sent[ $name ] ?? $kept[ $name ] ), $kept[ $name ], $name );
	}
	$choices = array(
		'files'   => array( 'own', 'address' ),
		'flavour' => array( 'react', 'lite' ),
		'signIn'  => array( 'none', 'form', 'page', 'token' ),
	);
	foreach ( $choices as $name => $values ) {
		if ( in_array( $sent[ $name ] ?? null, $values, true ) ) {
			$kept[ $name ] = $sent[ $name ];
		}
	}
	$kept['signInUri'] = esc_url_raw( trim( (string) ( $sent['signInUri'] ?? $kept['signInUri'] ) ), array( 'http', 'https' ) );
	if ( 'address' === $kept['files'] && '' === $kept['address'] ) {
		$kept['files'] = 'own';
		add_settings_error( OPTION, 'address-missing', __( 'Without an address the files of this plugin are used.', 'scout-elements' ) );
	}
	return $kept;
}

/**
 * An address without a slash at its end.
 *
 * @param string $sent   The value of the form.
 * @param string $before The previous value.
 * @param string $name   Name of the field.
 */
function sanitized_address( string $sent, string $before, string $name ): string {
	$address = untrailingslashit( trim( $sent ) );
	$words   = 'apiBase' === $name ? array( '', 'demo:' ) : array( '' );
	if ( in_array( $address, $words, true ) ) {
		return $address;
	}
	$parts = wp_parse_url( $address );
	$clean = esc_url_raw( $address, array( 'http', 'https' ) );
	if ( $clean !== $address || empty( $parts['host'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
		add_settings_error(
			OPTION,
			$name . '-invalid',
			/* translators: %s: what was written. */
			sprintf( __( '"%s" is not an address such as https://portal.example.com, and was not saved.', 'scout-elements' ), $address )
		);
		return $before;
	}
	return $address;
}
