import { deepEqual, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { checkPackage as checkTypes, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";

const notices = ["cdn", "cdn/lite", "dist"].map((folder) => `${folder}/THIRD-PARTY-NOTICES.txt`);

/** Checks the packed package with are-the-types-wrong and publint, and its licenses. It has only ES modules. */
export async function checkPackage(tarball: string, unpacked: string): Promise<void> {
  for (const file of ["LICENSE", ...notices]) {
    deepEqual(readFileSync(`${unpacked}/${file}`, "utf8"), readFileSync(file, "utf8"));
  }

  const data = new Uint8Array(readFileSync(tarball));
  const { messages } = await publint({ pack: { tarball: data.buffer }, strict: true });
  deepEqual(messages, []);

  const analysis = await checkTypes(createPackageFromTarballData(data));
  ok(analysis.types !== false);
  const problems = analysis.problems.filter((problem) => !isOfCommonJs(problem));
  deepEqual(problems, []);
}

function isOfCommonJs(problem: object): boolean {
  const resolution = Reflect.get(problem, "resolutionKind");
  return resolution === "node10" || resolution === "node16-cjs";
}
