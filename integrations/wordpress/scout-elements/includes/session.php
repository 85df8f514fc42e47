<?php
/**
 * Signs in visitors who are signed in to WordPress, with a token from the filter `scout_elements_token`.
 *
 * @package ScoutElements
 */

namespace ScoutElements;

defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_scout_elements_token', __NAMESPACE__ . '\send_token' );
add_action( 'wp_ajax_nopriv_scout_elements_token', __NAMESPACE__ . '\send_token' );
add_action( 'wp_ajax_scout_elements_session', __NAMESPACE__ . '\send_session' );
add_action( 'wp_ajax_nopriv_scout_elements_session', __NAMESPACE__ . '\send_session' );
add_action( 'wp_login', __NAMESPACE__ . '\end_token', 10, 0 );
add_action( 'wp_logout', __NAMESPACE__ . '\end_token', 10, 0 );

/** The cookie is set while the browser may still have the token of another user. */
const ENDED_COOKIE = 'scout_elements_ended';

/**
 * Address of the script that passes the token on.
 */
function session_address(): string {
	return add_query_arg(
		array(
			'action' => 'scout_elements_session',
			'ver'    => VERSION,
		),
		admin_url( 'admin-ajax.php' )
	);
}

/**
 * Answers with a token for a user, or with 204 for an anonymous visitor. Only pages of this site can read it.
 */
function send_token(): void {
	nocache_headers();
	header( 'Content-Type: text/plain; charset=utf-8' );
	$site = sanitize_text_field( wp_unslash( $_SERVER['HTTP_SEC_FETCH_SITE'] ?? 'same-origin' ) );
	if ( 'same-origin' !== $site ) {
		status_header( 403 );
		exit;
	}
	$user  = wp_get_current_user();
	$token = '';
	if ( $user->exists() && 'token' === options()['signIn'] ) {
		/**
		 * Filters the token with which the elements call the API for a user who is signed in to WordPress.
		 *
		 * @param string   $token Empty if the API does not know the user.
		 * @param \WP_User $user  The user.
		 */
		$token = (string) apply_filters( 'scout_elements_token', '', $user );
	}
	if ( 1 !== preg_match( '/^[\w.~+\/=-]+$/', $token ) ) {
		status_header( 204 );
		exit;
	}
	echo $token; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text of the characters above.
	exit;
}

/**
 * Makes the next page with elements remove the token from the browser, after a session of WordPress has begun or ended.
 */
function end_token(): void {
	if ( ! headers_sent() ) {
		setcookie(
			ENDED_COOKIE,
			'1',
			array(
				'path'     => SITECOOKIEPATH ? SITECOOKIEPATH : '/',
				'samesite' => 'Lax',
				'secure'   => is_ssl(),
				'httponly' => false,
			)
		);
	}
}

/**
 * Serves the session script, because a strict policy forbids inline scripts. It is generated, because it imports from the address of the files.
 */
function send_session(): void {
	header( 'Content-Type: text/javascript; charset=utf-8' );
	header( 'Cache-Control: public, max-age=600' );
	$flags = JSON_HEX_TAG | JSON_UNESCAPED_SLASHES;
	$facts = array(
		'token'  => admin_url( 'admin-ajax.php?action=scout_elements_token' ),
		'cookie' => ENDED_COOKIE,
		'path'   => SITECOOKIEPATH ? SITECOOKIEPATH : '/',
		'tags'   => implode( ',', array_keys( elements() ) ),
	);
	$lines = array(
		'import { configure, signOut } from ' . wp_json_encode( files_base() . '/core.js', $flags ) . ';',
		'import { startSession } from ' . wp_json_encode( plugins_url( 'assets/session.js?ver=' . VERSION, PLUGIN_FILE ), $flags ) . ';',
		'startSession( { configure, signOut }, ' . wp_json_encode( $facts, $flags ) . ' );',
	);
	echo implode( "\n", $lines ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each value is JSON.
	exit;
}
