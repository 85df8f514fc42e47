<?php
/**
 * The scripts of WordPress that the editor's script uses.
 *
 * @package ScoutElements
 */

defined( 'ABSPATH' ) || exit;

return array(
	'dependencies' => array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element', 'wp-i18n' ),
	'version'      => '0.0.0',
);
