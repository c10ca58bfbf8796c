import { createContents } from "../content/contents.ts";
import { openDatabase } from "../ground/db/open.ts";
import { createLedger } from "../ledger/ledger.ts";
import { seed } from "../seed/seed.ts";

export const makeBlank = async (dataFolder: string): Promise<void> => {
  const { close } = await openDatabase({ dataFolder, migrationsFolder: false });
  await close();
};

export const makeTables = async (dataFolder: string): Promise<void> => {
  const { close } = await openDatabase({ dataFolder });
  await close();
};

/** Fills an empty database as the first start of a sandbox does: the embedded one in a folder, or one on a server. */
export const makeSeeded = async (
  where: Pick<Parameters<typeof openDatabase>[0], "dataFolder" | "databaseUrl">,
): Promise<void> => {
  const { db, close } = await openDatabase(where);
  const clock = Date.now;
  await seed({
    db,
    ledger: createLedger(clock),
    contents: createContents(db, clock),
    now: clock(),
  });
  await close();
};
