import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const packages = [
  "wordpress",
  "wordpress-theme-twentytwentyone",
  "wordpress-theme-twentytwentythree",
  "php-cli",
  "php-mysql",
  "php-mbstring",
  "php-xml",
  "php-zip",
  "mariadb-server",
];

const needed = [
  "/usr/share/wordpress/wp-load.php",
  "/usr/share/wordpress/wp-content/themes/twentytwentyone",
  "/usr/share/wordpress/wp-content/themes/twentytwentythree",
  "/usr/bin/php",
  "/usr/sbin/mariadbd",
];

const neededExtensions = ["mysqli", "mbstring", "dom", "zip"];

/** Folder of Debian's WordPress, whose files are links. */
export const packagedWordPress = "/usr/share/wordpress";

/** Installs Debian's WordPress, PHP and MariaDB. Returns the reason if that fails, or null. */
export function installPackages(): string | null {
  if (isInstalled()) return null;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    return "WordPress is installed from Debian's packages, which needs apt-get and root.";
  }
  // The services of the packages are not started, because the tests have their own server.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const install = ["install", "-y", "--no-install-recommends", ...packages];
  try {
    execFileSync("apt-get", ["update"], { stdio: "ignore", env });
    execFileSync("apt-get", install, { stdio: ["ignore", "ignore", "pipe"], env });
  } catch (error) {
    return `apt-get cannot install WordPress: ${error}`;
  }
  return null;
}

function isInstalled(): boolean {
  if (!needed.every((path) => existsSync(path))) return false;
  const extensions = execFileSync("php", ["-m"], { encoding: "utf8" }).split("\n");
  return neededExtensions.every((extension) => extensions.includes(extension));
}
