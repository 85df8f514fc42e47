import { type ChildProcess, execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, servePhp, stopProcess, waitUntil } from "../serve-php.ts";

/** A separate Drupal with an empty SQLite database, on a free port. */
export interface Drupal {
  readonly url: string;
  /** Folder of the site, with `core/`. */
  readonly folder: string;
  readonly version: string;
  readonly password: string;
  /** Runs PHP in the site, and returns what it prints. */
  php(code: string): string;
  /** The errors and warnings of PHP so far. */
  complaints(): string;
  close(): Promise<void>;
}

/** The users of the site besides the administrator `admin`, with their ids in the API. All have the same password. */
const users = {
  edith: { role: "content_editor", apiId: "edith-of-the-api" },
  vera: { role: null, apiId: "agent" },
};

export type SiteUser = "admin" | keyof typeof users;

/** A policy that is sent as a header with pages whose address ends in `?policy`. */
export const policyFile = "sites/default/files/policy.txt";

/** The reason why no Drupal can be started from a folder, or null. */
export function whyNoDrupal(source: string): string | null {
  if (source === "") {
    return "No package has Drupal: `npm run integrations -- --drupal <folder>` or SCOUT_DRUPAL names one with vendor/.";
  }
  if (!existsSync(join(rootOf(source), "core/includes/install.core.inc"))) {
    return `${source} does not contain a Drupal.`;
  }
  try {
    const extensions = execFileSync("php", ["-m"], { encoding: "utf8" }).split("\n");
    const missing = ["pdo_sqlite", "gd", "dom", "mbstring"].filter(
      (name) => !extensions.includes(name),
    );
    return missing.length > 0 ? `PHP has no ${missing.join(", ")}.` : null;
  } catch {
    return "There is no PHP.";
  }
}

/** Composer's template has the site in `web/`. */
function rootOf(folder: string): string {
  return existsSync(join(folder, "web/core")) ? join(folder, "web") : folder;
}

/**
 * Installs a copy of a Drupal with its profile "Standard".
 *
 * @param key - signs the tokens of the API
 */
export async function startDrupal(source: string, key: string): Promise<Drupal> {
  const work = mkdtempSync(join(tmpdir(), "drupal-"));
  const log = join(work, "php.log");
  const password = randomBytes(12).toString("hex");
  const started: ChildProcess[] = [];

  async function close(): Promise<void> {
    for (const child of started.reverse()) await stopProcess(child);
    // Makes the copy writable, because the installer protects its folder.
    execFileSync("chmod", ["-R", "u+w", work]);
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    execFileSync("cp", ["-a", `${source}/.`, join(work, "copy")]);
    const folder = rootOf(join(work, "copy"));
    execFileSync("chmod", ["-R", "u+w", join(folder, "sites")]);
    // Leaves out other modules, profiles and themes.
    for (const kind of ["modules", "profiles", "themes"]) {
      rmSync(join(folder, kind), { recursive: true, force: true });
      mkdirSync(join(folder, kind, "custom"), { recursive: true });
    }
    writeSettings(folder, { log, key });
    runPhp(work, installOf(folder, password));
    const php = (code: string) => runPhp(work, `${bootOf(folder)}\n${code}`);
    php(peopleOf(password));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    started.push(servePhp(folder, port, join(folder, ".ht.router.php")));
    await waitUntil(url, async () => (await fetch(`${url}/user/login`)).ok);
    const version = php("echo \\Drupal::VERSION;");
    const complaints = () => (existsSync(log) ? readFileSync(log, "utf8") : "");
    return { url, folder, version, password, php, complaints, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function writeSettings(folder: string, { log, key }: { log: string; key: string }): void {
  const site = join(folder, "sites/default");
  rmSync(join(site, "files"), { recursive: true, force: true });
  mkdirSync(join(site, "files/sync"), { recursive: true });
  const settings = join(site, "settings.php");
  copyFileSync(join(folder, "core/assets/scaffold/files/default.settings.php"), settings);
  appendFileSync(
    settings,
    `
$databases['default']['default'] = ['database' => 'sites/default/files/.ht.sqlite', 'prefix' => '', 'driver' => 'sqlite', 'namespace' => 'Drupal\\\\sqlite\\\\Driver\\\\Database\\\\sqlite', 'autoload' => 'core/modules/sqlite/src/Driver/Database/sqlite/'];
$settings['hash_salt'] = '${randomBytes(32).toString("hex")}';
$settings['config_sync_directory'] = 'sites/default/files/sync';
$settings['skip_permissions_hardening'] = TRUE;
$settings['portal_token_key'] = '${key}';
if (isset($_GET['policy'])) { header(file_get_contents($app_root . '/${policyFile}')); }
ini_set('error_log', '${log}');
ini_set('log_errors', '1');
`,
  );
}

function installOf(folder: string, password: string): string {
  return `
chdir('${folder}');
$loader = require 'autoload.php';
require 'core/includes/install.core.inc';
install_drupal($loader, [
  'interactive' => FALSE,
  'parameters' => ['profile' => 'standard', 'langcode' => 'en'],
  'forms' => ['install_configure_form' => [
    'site_name' => 'Test site',
    'site_mail' => 'site@example.com',
    'account' => ['name' => 'admin', 'mail' => 'admin@example.com', 'pass' => ['pass1' => '${password}', 'pass2' => '${password}']],
    'enable_update_status_module' => FALSE,
    'enable_update_status_emails' => FALSE,
  ]],
]);`;
}

function bootOf(folder: string): string {
  return `
chdir('${folder}');
$loader = require 'autoload.php';
$request = \\Symfony\\Component\\HttpFoundation\\Request::create('http://127.0.0.1/');
$kernel = \\Drupal\\Core\\DrupalKernel::createFromRequest($request, $loader, 'prod');
$kernel->boot();
$kernel->preHandle($request);`;
}

function peopleOf(password: string): string {
  const made = Object.entries(users).map(
    ([name, { role, apiId }]) =>
      `\\Drupal\\user\\Entity\\User::create(['name' => '${name}', 'mail' => '${name}@example.com', 'pass' => '${password}', 'status' => 1, 'field_portal_user_id' => '${apiId}', 'roles' => ${role === null ? "[]" : `['${role}']`}])->save();`,
  );
  return `
\\Drupal\\field\\Entity\\FieldStorageConfig::create(['field_name' => 'field_portal_user_id', 'entity_type' => 'user', 'type' => 'string'])->save();
\\Drupal\\field\\Entity\\FieldConfig::create(['field_name' => 'field_portal_user_id', 'entity_type' => 'user', 'bundle' => 'user', 'label' => 'Id in the API'])->save();
$admin = \\Drupal\\user\\Entity\\User::load(1);
$admin->set('field_portal_user_id', 'agent')->save();
${made.join("\n")}`;
}

function runPhp(work: string, code: string): string {
  const file = join(work, "run.php");
  writeFileSync(file, `<?php\n${code}`);
  return execFileSync("php", ["-d", "memory_limit=1G", "-d", "sendmail_path=/bin/true", file], {
    encoding: "utf8",
    cwd: work,
    stdio: ["ignore", "pipe", "pipe"],
  });
}
