/** `npm run pack:wordpress`: after a build, writes the WordPress plugin to `release/` (integrations/wordpress/README.md). */
import { packPlugin } from "./pack-plugin.ts";

process.stdout.write(`${await packPlugin("release")}\n`);
