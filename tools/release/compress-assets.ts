import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(js|css|svg|json|webmanifest)$/;
/** Files smaller than this, in bytes, are not worth compressing. */
const worthwhile = 1_000;

/** Writes `.br` and `.gz` beside each asset of a build, so that no request has to compress one. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((file) => compressOne(join(file.parentPath, file.name))));
}

async function compressOne(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < worthwhile) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
