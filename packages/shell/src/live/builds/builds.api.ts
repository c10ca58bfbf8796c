import { readFile } from "@naluma/api-client/read-file";
import * as v from "valibot";

const latest = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/** The id of the build that this visitor gets now. The time in the address bypasses every cache (SHELL-31). */
export async function latestBuild(now: number, signal?: AbortSignal): Promise<string> {
  const { id } = await readFile(`/builds/latest.json?t=${now}`, latest, signal);
  return id;
}
