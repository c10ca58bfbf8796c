import { seededDatabase } from "./ready-database.ts";

/** `node seeded-database.ts` prints the folder that a stack of tests copies for the sandbox that it starts as a process. */
console.log(await seededDatabase());
