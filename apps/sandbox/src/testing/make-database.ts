import { createContents } from "../content/contents.ts";
import { openDatabase } from "../db/open.ts";
import { createLedger } from "../ledger/ledger.ts";
import { seed } from "../seed/seed.ts";

export const makeBlank = async (dataFolder: string): Promise<void> => {
  const { close } = await openDatabase({ dataFolder, migrationsFolder: false });
  await close();
};

export const makeSeeded = async (dataFolder: string): Promise<void> => {
  const { db, close } = await openDatabase({ dataFolder });
  const clock = Date.now;
  await seed({
    db,
    ledger: createLedger(clock),
    contents: createContents(db, clock),
    now: clock(),
  });
  await close();
};
