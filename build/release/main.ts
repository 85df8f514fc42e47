/**
 * `npm run release`: after a build, writes what is published to `release/`: the tarball, an archive of `cdn/` with its
 * packed copies, checksums of both, the notes of this version, what a static host serves (`<version>/` and `latest/`), the
 * WordPress plugin and the Drupal module. Publishes nothing (docs/publishing.md). The command tries the newest Chromium first
 * (`npm run browsers -- newest-chromium`).
 */
import { packModule } from "../drupal/pack-module.ts";
import { packPlugin } from "../wordpress/pack-plugin.ts";
import { makeRelease } from "./make-release.ts";

const files = makeRelease(".", "release");
for (const file of files) process.stdout.write(`release/${file}\n`);
process.stdout.write(`${await packPlugin("release")}\n`);
process.stdout.write(`${packModule("release")}\n`);
