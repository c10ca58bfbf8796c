import { join } from "node:path";
import { startStack } from "@naluma/tools/stack";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Sandbox and gateway, real and started once for all service tests. Each has members and addresses of its own. */
    stack: { lobby: string; api: string; operatorKey: string };
  }
}

export default async function ({ provide }: TestProject) {
  const log = join(import.meta.dirname, "../../../.naluma/service/stack.log");
  const stack = await startStack({ log });
  const { lobby, api, operatorKey } = stack;
  provide("stack", { lobby, api, operatorKey });
  return stack.stop;
}
