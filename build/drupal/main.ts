/** `npm run pack:drupal`: after a build, writes the Drupal module to `release/` (integrations/drupal/README.md). */
import { packModule } from "./pack-module.ts";

process.stdout.write(`${packModule("release")}\n`);
