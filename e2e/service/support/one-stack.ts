import { join } from "node:path";
import { startStack } from "@naluma/tools/stack";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Real sandbox and gateway, started once for all service tests. Each test has its own members and addresses. */
    stack: { lobby: string; api: string; operatorKey: string };
  }
}

export default async function ({ provide }: TestProject) {
  const log = join(import.meta.dirname, "../../../.naluma/service/stack.log");
  const database = process.env["NALUMA_STACK_DATABASE"];
  const stack = await startStack({
    log,
    ...(database !== undefined && { env: { DATABASE_URL: database } }),
  });
  const { lobby, api, operatorKey } = stack;
  provide("stack", { lobby, api, operatorKey });
  return stack.stop;
}
