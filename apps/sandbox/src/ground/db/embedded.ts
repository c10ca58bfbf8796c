import { existsSync } from "node:fs";
import { cp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { log } from "../log.ts";
import type { OpenDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { refuseOtherVersion } from "./migrations.ts";

/** Continuing could lose the remaining data, so an operator has to decide; the message says how. */
export class DamagedDatabase extends Error {
  override readonly name = "DamagedDatabase";
}

/** Worded like PostgreSQL's own crash message. */
class EngineStopped extends Error {
  override readonly name = "EngineStopped";
  readonly code = "57P02";
}

const folderOf = (dataFolder: string) => `${dataFolder}/pg`;
/**
 * A database that is still being created, here or by a copy; an interrupted one is never mistaken for a complete
 * one.
 */
const unfinishedOf = (dataFolder: string) => `${dataFolder}/pg.unfinished`;

/** A refused query; every other error (a panic, an abort) means that the engine has stopped. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && "severity" in error && error.severity === "ERROR";

/**
 * After a panic (for example, on a full disk) the engine would loop for ever on the next message, so it gets no
 * more messages.
 */
class Engine extends PGlite {
  readonly #onStop: () => unknown;
  #stopped: EngineStopped | undefined;

  constructor(folder: string, onStop: () => unknown) {
    super(folder);
    this.#onStop = onStop;
  }

  async #unlessStopped<Result>(message: () => Promise<Result>): Promise<Result> {
    if (this.#stopped) throw this.#stopped;
    try {
      return await message();
    } catch (error) {
      if (isRefusal(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      this.#stopped = new EngineStopped(reason, { cause: error });
      this.#onStop();
      throw this.#stopped;
    }
  }

  override execProtocol(...given: Parameters<PGlite["execProtocol"]>) {
    return this.#unlessStopped(() => super.execProtocol(...given));
  }

  override execProtocolStream(...given: Parameters<PGlite["execProtocolStream"]>) {
    return this.#unlessStopped(() => super.execProtocolStream(...given));
  }
}

const startEngine = async (folder: string, onStop: () => unknown): Promise<Engine> => {
  const engine = new Engine(folder, onStop);
  await engine.waitReady;
  return engine;
};

const create = async (dataFolder: string, emptyDatabase: string | undefined): Promise<void> => {
  const unfinished = unfinishedOf(dataFolder);
  await rm(unfinished, { recursive: true, force: true });
  if (emptyDatabase === undefined) {
    const engine = await startEngine(unfinished, () => {});
    await engine.close();
  } else await cp(folderOf(emptyDatabase), unfinished, { recursive: true });
  await rename(unfinished, folderOf(dataFolder));
};

const advice =
  "Restore a backup into another folder (npm run sandbox:restore), or remove this one to begin anew.";

const openOrRefuse = async (folder: string, onStop: () => unknown): Promise<Engine> => {
  if (!existsSync(`${folder}/PG_VERSION`))
    throw new DamagedDatabase(
      `The database in ${folder} is damaged: it has no PG_VERSION. ${advice}`,
    );
  return startEngine(folder, onStop).catch((cause: unknown) => {
    const [reason = ""] = String(cause).split("\n");
    throw new DamagedDatabase(
      `The database in ${folder} cannot be opened (${reason}). Unless its disk is full, it is damaged. ${advice}`,
      { cause },
    );
  });
};

/** Milliseconds between two checks whether a stopped engine can run again. */
const betweenLooks = 1_000;

/** What it first writes when it runs again: a segment of its journal and a checkpoint. */
const spaceNeeded = 32 * 1_048_576;

/** @throws if there is not enough space */
const findSpace = async (dataFolder: string): Promise<void> => {
  const probe = `${dataFolder}/pg.space`;
  try {
    await writeFile(probe, Buffer.alloc(spaceNeeded));
  } finally {
    await rm(probe, { force: true });
  }
};

/**
 * PostgreSQL inside the process. A stopped engine is replaced as soon as its disk has space again; until then
 * every query fails immediately.
 */
export const openEmbedded = async (
  dataFolder: string,
  migrationsFolder: string | false,
  emptyDatabase?: string,
): Promise<OpenDatabase> => {
  const folder = folderOf(dataFolder);
  const unlock = await lockFolder(dataFolder);
  const closing = new AbortController();
  let replaced: Promise<void> | undefined;

  /** The stopped engine is not closed, because closing writes; its open files are released when the process exits. */
  const replace = async () => {
    while (!closing.signal.aborted) {
      try {
        await pause(betweenLooks, undefined, { signal: closing.signal });
        await findSpace(dataFolder);
        current = await start();
        replaced = undefined;
        return log("The embedded database runs again.");
      } catch {
        // Not yet: keep waiting.
      }
    }
  };
  const start = async () => {
    const engine = await openOrRefuse(folder, () => (replaced = replace()));
    return { engine, db: drizzle(engine) };
  };
  let current: Awaited<ReturnType<typeof start>>;

  try {
    if (!existsSync(folder) || (await readdir(folder)).length === 0)
      await create(dataFolder, emptyDatabase);
    current = await start();
    if (migrationsFolder !== false) {
      await refuseOtherVersion(current.db, migrationsFolder, folder);
      await migrate(current.db, { migrationsFolder });
    }
  } catch (error) {
    await unlock();
    throw error;
  }

  return {
    // Callers keep this object, and it always uses the current engine.
    db: new Proxy(current.db, {
      get: (_, name) => {
        const { db } = current;
        const value: unknown = Reflect.get(db, name);
        return typeof value === "function" ? value.bind(db) : value;
      },
    }),
    engine: "embedded",
    // No other process has the folder open.
    inTurn: (work) => work(),
    close: async () => {
      closing.abort();
      await replaced;
      if (replaced === undefined) await current.engine.close();
      await unlock();
    },
  };
};
