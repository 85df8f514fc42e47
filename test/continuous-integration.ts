/** After `npm ci`: `npm test`, and a smoke test of the other flavour and the other engines. */
import { runCommand } from "./support/run-command.ts";
import { endWithCount } from "./support/test-count.ts";

endWithCount([
  await runCommand("npm test", ["test"]),
  await runCommand("smoke", ["run", "-s", "test:release", "--", "smoke"]),
]);
