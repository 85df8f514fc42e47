<?php
/**
 * Plugin Name: Scout Elements
 * Description: Address lookup, pricing proposals, sign-in and the partner portal as a block, with a preview and a form.
 * Version: 0.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: scout-elements
 *
 * @package ScoutElements
 */

namespace ScoutElements;

defined( 'ABSPATH' ) || exit;

const VERSION     = '0.0.0';
const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/includes/options.php';
require_once __DIR__ . '/includes/elements.php';
require_once __DIR__ . '/includes/files.php';
require_once __DIR__ . '/includes/page.php';
require_once __DIR__ . '/includes/block.php';
require_once __DIR__ . '/includes/session.php';
require_once __DIR__ . '/includes/policy.php';

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings.php';
}
