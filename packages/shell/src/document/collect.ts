import { Writable } from "node:stream";

interface Settle {
  ready(): void;
  failed(error: unknown): void;
}

interface Rendering {
  pipe(into: Writable): unknown;
  abort(reason?: unknown): void;
}

/** The whole text of a rendering; one that takes longer than `timeout` ms is cut short. */
export const collect = (timeout: number, begin: (settle: Settle) => Rendering): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const into = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const timer = setTimeout(() => rendering.abort(new Error("Rendering took too long")), timeout);
    const rendering = begin({
      ready() {
        clearTimeout(timer);
        rendering.pipe(into);
      },
      failed(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
