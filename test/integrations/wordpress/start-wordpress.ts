import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, servePhp, stopProcess, waitUntil } from "../serve-php.ts";
import { packagedWordPress } from "./install-packages.ts";

/** A separate WordPress with an empty database, on a free port. */
export interface WordPress {
  readonly url: string;
  /** Folder of the site. */
  readonly folder: string;
  readonly version: string;
  readonly password: string;
  /** Runs PHP in the site, and returns what it prints. */
  php(code: string): string;
  /** The errors and warnings of PHP so far. */
  complaints(): string;
  close(): Promise<void>;
}

export interface WordPressOptions {
  /** A folder with WordPress; by default Debian's. */
  readonly source?: string;
  /** Lines of `wp-config.php`. */
  readonly constants?: Readonly<Record<string, string>>;
}

/** The users of the site besides the administrator `admin`. All have the same password. */
const users = { edith: "editor", arthur: "author", vera: "subscriber" };

export type SiteUser = "admin" | keyof typeof users;

export async function startWordPress({
  source = packagedWordPress,
  constants = {},
}: WordPressOptions = {}): Promise<WordPress> {
  const work = mkdtempSync(join(tmpdir(), "wordpress-"));
  const folder = join(work, "site");
  const log = join(work, "php.log");
  const password = randomBytes(12).toString("hex");
  const started: ChildProcess[] = [];

  async function close(): Promise<void> {
    for (const child of started.reverse()) await stopProcess(child);
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    execFileSync("cp", ["-rL", source, folder], { stdio: ["ignore", "ignore", "pipe"] });
    // Keeps only one block theme and one classic theme.
    const themes = ["twentytwentythree", "twentytwentyone"].map((theme) =>
      join(packagedWordPress, "wp-content/themes", theme),
    );
    execFileSync("cp", ["-rL", ...themes, join(folder, "wp-content/themes")]);
    const socket = await startDatabase(work, started);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    writeFileSync(join(folder, "wp-config.php"), configOf({ url, socket, log, constants }));
    mkdirSync(join(folder, "wp-content/mu-plugins"), { recursive: true });
    const php = (code: string) => runPhp(work, code);
    php(installOf(url, password));
    started.push(servePhp(folder, port));
    await waitUntil(`${url}/wp-login.php`, async () => (await fetch(`${url}/wp-login.php`)).ok);
    const version = php("echo $GLOBALS['wp_version'];");
    const complaints = () => (existsSync(log) ? readFileSync(log, "utf8") : "");
    return { url, folder, version, password, php, complaints, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startDatabase(work: string, started: ChildProcess[]): Promise<string> {
  const data = join(work, "database");
  const socket = join(work, "db.sock");
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? ["--user=root"] : [];
  execFileSync(
    "mariadb-install-db",
    [
      "--no-defaults",
      `--datadir=${data}`,
      "--skip-test-db",
      "--auth-root-authentication-method=normal",
      ...user,
    ],
    { stdio: "ignore" },
  );
  const server = spawn(
    "/usr/sbin/mariadbd",
    [
      "--no-defaults",
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(work, "db.pid")}`,
      "--skip-networking",
      "--skip-grant-tables",
      "--innodb-flush-log-at-trx-commit=0",
      ...user,
    ],
    { stdio: "ignore", detached: true },
  );
  started.push(server);
  await waitUntil("the database", () => canConnect(socket));
  execFileSync("mariadb", ["--no-defaults", "-S", socket, "-e", "CREATE DATABASE wordpress"]);
  return socket;
}

interface ConfigFacts {
  readonly url: string;
  readonly socket: string;
  readonly log: string;
  readonly constants: Readonly<Record<string, string>>;
}

/** The configuration, which prevents requests to other servers. */
function configOf({ url, socket, log, constants }: ConfigFacts): string {
  const texts = {
    DB_NAME: "wordpress",
    DB_USER: "root",
    DB_PASSWORD: "",
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: "utf8mb4",
    DB_COLLATE: "",
    WP_HOME: url,
    WP_SITEURL: url,
    WP_ACCESSIBLE_HOSTS: "localhost,127.0.0.1",
    WP_DEBUG_LOG: log,
    FS_METHOD: "direct",
    ...constants,
  };
  const switches = {
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    DISABLE_WP_CRON: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
  };
  const lines = [
    ...Object.entries(texts).map(([name, text]) => `define( '${name}', '${text}' );`),
    ...Object.entries(switches).map(([name, value]) => `define( '${name}', ${value} );`),
    ...["AUTH", "SECURE_AUTH", "LOGGED_IN", "NONCE"].flatMap((name) => [
      `define( '${name}_KEY', '${randomBytes(32).toString("hex")}' );`,
      `define( '${name}_SALT', '${randomBytes(32).toString("hex")}' );`,
    ]),
    "$table_prefix = 'wp_';",
    "if ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }",
    "require_once ABSPATH . 'wp-settings.php';",
  ];
  return `<?php\n${lines.join("\n")}\n`;
}

function installOf(url: string, password: string): string {
  const made = Object.entries(users).map(
    ([name, role]) =>
      `wp_insert_user( array( 'user_login' => '${name}', 'user_pass' => '${password}', 'user_email' => '${name}@example.com', 'role' => '${role}' ) );`,
  );
  return `
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install( 'Test site', 'admin', 'admin@example.com', false, '', '${password}' );
    update_option( 'siteurl', '${url}' );
    update_option( 'home', '${url}' );
    update_option( 'show_avatars', '0' );
    update_option( 'permalink_structure', '' );
    switch_theme( 'twentytwentythree' );
    ${made.join("\n")}
    foreach ( get_users() as $user ) {
      $guide = array( 'welcomeGuide' => false );
      update_user_meta( $user->ID, 'wp_persisted_preferences', array( 'core/edit-post' => $guide, 'core' => $guide + array( 'enableChoosePatternModal' => false ), '_modified' => gmdate( 'c' ) ) );
    }
  `;
}

function runPhp(work: string, code: string): string {
  const file = join(work, "run.php");
  const isInstall = code.includes("wp_install(");
  const start = isInstall ? "define( 'WP_INSTALLING', true );" : "";
  writeFileSync(
    file,
    `<?php ${start} $_SERVER['HTTP_HOST'] = '127.0.0.1'; require '${work}/site/wp-load.php'; ${code}`,
  );
  return execFileSync("php", ["-d", "sendmail_path=/bin/true", file], {
    encoding: "utf8",
    cwd: work,
  });
}

function canConnect(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once("connect", () => {
      connection.destroy();
      resolve(true);
    });
    connection.once("error", () => resolve(false));
  });
}
