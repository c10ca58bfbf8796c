import { gitIn } from "../git.ts";
import { release, rollback } from "../release.ts";
import { buildSteps } from "./small-repository.ts";

/** Runs a release of the small repository in a separate process, which is killed when it prints its nth line. */
const [command, root = "", folder = "", killedAt] = process.argv.slice(2);

let lines = 0;
const ports = {
  git: gitIn(root),
  folder,
  steps: buildSteps,
  now: () => 1_795_188_000_000,
  say: (line: string) => {
    lines += 1;
    if (lines === Number(killedAt)) process.kill(process.pid, "SIGKILL");
    console.log(line);
  },
};
const names = ["lobby"];
if (command === "release") await release(ports, { names, percent: 100 });
else await rollback(ports, { names });
