<?php
/**
 * An example of the filter: copy this file to wp-content/mu-plugins/, and define PORTAL_TOKEN_KEY in wp-config.php.
 *
 * @package ScoutElements
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'scout_elements_token',
	function ( $token, $user ) {
		if ( ! defined( 'PORTAL_TOKEN_KEY' ) || ! isset( $_SERVER['HTTP_USER_AGENT'] ) ) {
			return $token;
		}
		$part   = function ( $data ) {
			return rtrim( strtr( base64_encode( $data ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- A token is written so.
		};
		$claims = array(
			// The id of the user in the API.
			'sub' => (string) get_user_meta( $user->ID, 'portal_user_id', true ),
			'iat' => time(),
			'exp' => time() + 900,
			// The user agent exactly as the browser sent it.
			'ura' => wp_unslash( $_SERVER['HTTP_USER_AGENT'] ), // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- It is signed, and never printed.
		);
		if ( '' === $claims['sub'] ) {
			return $token;
		}
		$start = $part( '{"alg":"HS256","typ":"JWT"}' ) . '.' . $part( wp_json_encode( $claims, JSON_UNESCAPED_SLASHES ) );
		return $start . '.' . $part( hash_hmac( 'sha256', $start, PORTAL_TOKEN_KEY, true ) );
	},
	10,
	2
);
