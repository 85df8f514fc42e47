<?php
/**
 * Deletes all data of the plugin.
 *
 * @package ScoutElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$scout_elements_sites = is_multisite() ? get_sites(
	array(
		'fields' => 'ids',
		'number' => 0,
	)
) : array( get_current_blog_id() );

foreach ( $scout_elements_sites as $scout_elements_site ) {
	if ( is_multisite() ) {
		switch_to_blog( $scout_elements_site );
	}
	delete_option( 'scout_elements' );
	delete_option( 'scout_elements_manifest' );
	if ( is_multisite() ) {
		restore_current_blog();
	}
}
