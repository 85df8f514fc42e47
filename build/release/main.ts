/**
 * `npm run release`: after a build, writes the files to publish to `release/`, but publishes nothing (docs/publishing.md).
 * First it tests the newest Chromium (`npm run browsers -- newest-chromium`).
 */
import { packModule } from "../drupal/pack-module.ts";
import { packPlugin } from "../wordpress/pack-plugin.ts";
import { makeRelease } from "./make-release.ts";

const files = makeRelease(".", "release");
for (const file of files) process.stdout.write(`release/${file}\n`);
process.stdout.write(`${await packPlugin("release")}\n`);
process.stdout.write(`${packModule("release")}\n`);
