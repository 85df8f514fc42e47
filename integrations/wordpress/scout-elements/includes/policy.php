<?php
/**
 * The line of a Content-Security-Policy for a page of this site with elements.
 *
 * @package ScoutElements
 */

namespace ScoutElements;

defined( 'ABSPATH' ) || exit;

/**
 * The policy, on one line.
 */
function policy_line(): string {
	$options = options();
	$files   = 'own' === $options['files'] ? '' : origin_of( $options['address'] );
	$api     = origin_of( $options['apiBase'] );
	$lines   = array(
		'default-src'     => array( "'self'" ),
		'script-src'      => array( "'self'", $files ),
		'connect-src'     => array( "'self'", $api, $files ),
		'style-src'       => array( "'self'", $files, "'unsafe-inline'" ),
		'img-src'         => array( "'self'", 'data:', $api ),
		'font-src'        => array( "'self'", 'data:' ),
		'worker-src'      => '' === $files ? array( "'self'" ) : array( 'blob:', $files ),
		'frame-src'       => array( "'self'", 'blob:' ),
		'base-uri'        => array( "'none'" ),
		'object-src'      => array( "'none'" ),
		'form-action'     => array( "'self'" ),
		'frame-ancestors' => array( "'self'" ),
	);
	$written = array();
	foreach ( $lines as $directive => $sources ) {
		$written[] = $directive . ' ' . implode( ' ', array_unique( array_filter( $sources ) ) );
	}
	return 'Content-Security-Policy: ' . implode( '; ', $written );
}

/**
 * The origin of an address.
 *
 * @param string $address With its scheme.
 */
function origin_of( string $address ): string {
	$parts = wp_parse_url( $address );
	if ( empty( $parts['scheme'] ) || empty( $parts['host'] ) ) {
		return '';
	}
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}
