<?php
/**
 * The settings page.
 *
 * @package ScoutElements
 */

namespace ScoutElements;

defined( 'ABSPATH' ) || exit;

const PAGE = 'scout-elements';

add_action( 'admin_menu', __NAMESPACE__ . '\add_page' );
add_action( 'admin_init', __NAMESPACE__ . '\register_options' );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\with_settings_link' );

/**
 * Adds the page below "Settings".
 */
function add_page(): void {
	$title = __( 'Scout Elements', 'scout-elements' );
	add_options_page( $title, $title, 'manage_options', PAGE, __NAMESPACE__ . '\print_page' );
}

/**
 * Adds "Settings" to the plugin's line in the list.
 *
 * @param string[] $links All so far.
 * @return string[]
 */
function with_settings_link( array $links ): array {
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . PAGE ) ), esc_html__( 'Settings', 'scout-elements' ) ) );
	return $links;
}

/**
 * Registers the option and its fields.
 */
function register_options(): void {
	register_setting(
		OPTION,
		OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => __NAMESPACE__ . '\sanitize_options',
			'show_in_rest'      => false,
		)
	);
	foreach ( sections() as $section => list( $title, $fields ) ) {
		add_settings_section( $section, $title, '__return_null', PAGE );
		foreach ( $fields as $name => $field ) {
			add_settings_field(
				$name,
				$field['label'],
				__NAMESPACE__ . '\print_field',
				PAGE,
				$section,
				array_merge(
					$field,
					array(
						'name'      => $name,
						'label_for' => 'scout-elements-' . $name,
					)
				)
			);
		}
	}
}

/**
 * The fields by section.
 *
 * @return array<string, array{string, array<string, array<string, mixed>>}>
 */
function sections(): array {
	return array(
		'scout-files'   => array(
			__( 'Files of the elements', 'scout-elements' ),
			array(
				'files'   => array(
					'label'   => __( 'Files', 'scout-elements' ),
					'choices' => array(
						/* translators: %s: a version. */
						'own'     => sprintf( __( 'Files of this plugin (%s)', 'scout-elements' ), VERSION ),
						'address' => __( 'At an address', 'scout-elements' ),
					),
				),
				'address' => array(
					'label' => __( 'Address of cdn/', 'scout-elements' ),
					'type'  => 'url',
					'help'  => __( 'Such as https://cdn.example.com/cdn. With the version in it, as in /0.1.0/, all files have their integrity in the page; without it, only those whose names change with their content.', 'scout-elements' ),
				),
				'flavour' => array(
					'label'   => __( 'Flavour', 'scout-elements' ),
					'choices' => array(
						'lite'  => __( 'Lite: half the size, for public pages', 'scout-elements' ),
						'react' => __( 'React', 'scout-elements' ),
					),
				),
			),
		),
		'scout-api'     => array(
			__( 'API', 'scout-elements' ),
			array(
				'apiBase'     => array(
					'label' => __( 'API base', 'scout-elements' ),
					'type'  => 'url',
					'help'  => __( 'Origin and optional path of every call, such as https://portal.example.com. Empty: this site. demo: for sample data without a backend.', 'scout-elements' ),
				),
				'portalBase'  => array(
					'label' => __( 'Portal base', 'scout-elements' ),
					'type'  => 'url',
					'help'  => __( 'Address of a portal elsewhere, to which links to other screens lead.', 'scout-elements' ),
				),
				'brand'       => array(
					'label' => __( 'Brand', 'scout-elements' ),
					'help'  => __( 'In the paths of calls. Empty: sandler.', 'scout-elements' ),
				),
				'productName' => array(
					'label' => __( 'Product name', 'scout-elements' ),
					'help'  => __( 'After the " | " in titles. Empty: Scout.', 'scout-elements' ),
				),
			),
		),
		'scout-sign-in' => array(
			__( 'Sign-in', 'scout-elements' ),
			array(
				'signIn'    => array(
					'label'   => __( 'Visitors sign in', 'scout-elements' ),
					'choices' => array(
						'none'  => __( 'at the API itself, whose cookie the browser sends', 'scout-elements' ),
						'form'  => __( 'in the form in place of an element (micro-site)', 'scout-elements' ),
						'page'  => __( 'in the form on a page of its own', 'scout-elements' ),
						'token' => __( 'to WordPress: the filter scout_elements_token makes a token', 'scout-elements' ),
					),
				),
				'signInUri' => array(
					'label' => __( 'Sign-in page', 'scout-elements' ),
					'help'  => __( 'Address to which the link "Sign in" leads, such as /sign-in/. Empty: no link.', 'scout-elements' ),
				),
			),
		),
	);
}

/**
 * A field of the form.
 *
 * @param array<string, mixed> $field As in `sections()`.
 */
function print_field( array $field ): void {
	$name  = $field['name'];
	$value = options()[ $name ];
	$id    = 'scout-elements-' . $name;
	$help  = isset( $field['help'] ) ? $id . '-help' : '';
	if ( isset( $field['choices'] ) ) {
		printf( '<select id="%s" name="%s[%s]">', esc_attr( $id ), esc_attr( OPTION ), esc_attr( $name ) );
		foreach ( $field['choices'] as $choice => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $value, $choice, false ), esc_html( $text ) );
		}
		echo '</select>';
	} else {
		printf(
			'<input id="%s" name="%s[%s]" type="%s" class="regular-text" value="%s" aria-describedby="%s">',
			esc_attr( $id ),
			esc_attr( OPTION ),
			esc_attr( $name ),
			esc_attr( $field['type'] ?? 'text' ),
			esc_attr( $value ),
			esc_attr( $help )
		);
	}
	if ( '' !== $help ) {
		printf( '<p class="description" id="%s">%s</p>', esc_attr( $help ), esc_html( $field['help'] ) );
	}
}

/**
 * The page.
 */
function print_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only says that the form was saved.
	if ( isset( $_GET['settings-updated'] ) || '' === manifest()['version'] ) {
		$fault = refresh_manifest();
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<?php if ( ! empty( $fault ) ) : ?>
			<div class="notice notice-error"><p><?php echo esc_html( $fault ); ?></p></div>
		<?php endif; ?>
		<form action="options.php" method="post">
			<?php
			settings_fields( OPTION );
			do_settings_sections( PAGE );
			submit_button();
			?>
		</form>
		<h2><?php esc_html_e( 'State', 'scout-elements' ); ?></h2>
		<ul class="ul-disc">
			<?php foreach ( facts() as $fact ) : ?>
				<li><?php echo esc_html( $fact ); ?></li>
			<?php endforeach; ?>
		</ul>
		<h2 id="scout-elements-health-title"><?php esc_html_e( 'Health check', 'scout-elements' ); ?></h2>
		<p><?php esc_html_e( 'Opens an address lookup in this page with the saved settings, as a visitor would, and lists what keeps it from working.', 'scout-elements' ); ?></p>
		<p>
			<button type="button" class="button" id="scout-elements-health-start" disabled><?php esc_html_e( 'Check', 'scout-elements' ); ?></button>
			<span role="status" id="scout-elements-health-status"></span>
		</p>
		<div id="scout-elements-health"></div>
		<h2><label for="scout-elements-policy"><?php esc_html_e( 'Policy for the server', 'scout-elements' ); ?></label></h2>
		<p id="scout-elements-policy-help"><?php esc_html_e( 'A header of pages with elements. The themes of WordPress print styles into pages, and so it allows them; scripts that WordPress or other plugins print there need a nonce or a hash. Add the origins of logos that your API names to img-src.', 'scout-elements' ); ?></p>
		<textarea id="scout-elements-policy" class="large-text code" rows="4" readonly aria-describedby="scout-elements-policy-help"><?php echo esc_textarea( policy_line() ); ?></textarea>
	</div>
	<?php
	print_health_check();
}

/**
 * The state that the server knows without a browser.
 *
 * @return string[]
 */
function facts(): array {
	$version = manifest()['version'];
	$found   = array(
		'' === $version
			/* translators: %s: an address. */
			? sprintf( __( 'The manifest of the files at %s could not be read: pages load them without preloads and integrity.', 'scout-elements' ), files_base() )
			/* translators: 1: a version, 2: an address. */
			: sprintf( __( 'The files are of version %1$s, at %2$s.', 'scout-elements' ), $version, files_base() ),
	);
	if ( 'token' === options()['signIn'] ) {
		$found[] = has_filter( 'scout_elements_token' )
			? __( 'The filter scout_elements_token makes the tokens.', 'scout-elements' )
			: __( 'Nothing uses the filter scout_elements_token: no visitor is signed in.', 'scout-elements' );
	}
	return $found;
}

/**
 * Prints the configuration and the script of the check.
 */
function print_health_check(): void {
	$facts = array(
		'core'       => files_base() . '/core.js',
		'element'    => files_base() . '/scout-lookup.js',
		'session'    => 'token' === options()['signIn'] ? session_address() : null,
		'context'    => 'form' === options()['signIn'] ? 'microsite' : 'default',
		'tableClass' => 'widefat striped',
		'texts'      => array(
			'checking'   => __( 'Checking…', 'scout-elements' ),
			'unloaded'   => __( 'The files of the elements could not be loaded.', 'scout-elements' ),
			/* translators: 1, 2: numbers. */
			'summary'    => __( 'Errors: %1$d. Warnings: %2$d.', 'scout-elements' ),
			'columns'    => array( __( 'Result', 'scout-elements' ), __( 'Finding', 'scout-elements' ), __( 'Action', 'scout-elements' ) ),
			'severities' => array(
				'error'   => __( 'Error', 'scout-elements' ),
				'warning' => __( 'Warning', 'scout-elements' ),
				'ok'      => __( 'OK', 'scout-elements' ),
			),
		),
	);
	print_configuration();
	printf(
		'<script type="application/json" id="scout-elements-health-facts">%s</script>',
		wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON without tags.
	);
	wp_print_script_tag(
		array(
			'type' => 'module',
			'src'  => plugins_url( 'assets/health.js?ver=' . VERSION, PLUGIN_FILE ),
		)
	);
}
