/**
 * `npm run release`: after a build, writes what is published to `release/`: the tarball, an archive of `cdn/` with its
 * packed copies, checksums of both, and the notes of this version. Publishes nothing (docs/publishing.md).
 */
import { makeRelease } from "./make-release.ts";

const files = makeRelease(".", "release");
for (const file of files) process.stdout.write(`release/${file}\n`);
