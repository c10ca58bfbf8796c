import { seededDatabase } from "./ready-database.ts";

/** `node seeded-database.ts` prints the folder that a test stack copies for the sandbox process it starts. */
console.log(await seededDatabase());
