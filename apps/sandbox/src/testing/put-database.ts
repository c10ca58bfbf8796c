import { putSeededDatabase } from "./ready-database.ts";

/** `node put-database.ts <data folder>`: for a stack of tests that starts the sandbox as a process. */
const [, , dataFolder] = process.argv;
if (dataFolder === undefined) throw new Error("node put-database.ts <data folder>");
await putSeededDatabase(dataFolder);
