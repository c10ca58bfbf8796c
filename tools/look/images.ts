import type { Browser } from "playwright";

/** The difference that two pictures that look the same may have. */
const tolerance = {
  /** Of 255, in red, green or blue; smaller differences are artefacts of the lossy format. */
  channel: 48,
  /** Fewer than a comma has. */
  pixels: 12,
};

export interface Comparison {
  /** The number of pixels that differ; all of them if the sizes do. */
  readonly pixels: number;
  /** A faint PNG of the new picture, with the differences in red. */
  readonly difference: Buffer;
}

/** The browser encodes and compares pictures, so that no library is needed. */
export interface Images {
  /** Converts PNG to WebP. */
  shrink(png: Buffer): Promise<Buffer>;
  /** Undefined if both look the same. */
  compare(reviewed: Buffer, fresh: Buffer): Promise<Comparison | undefined>;
}

export async function openImages(browser: Browser): Promise<Images> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: `globalThis.images = (${inPage.toString()})();` });

  return {
    async shrink(png) {
      const expression = `images.shrink("${png.toString("base64")}")`;
      return Buffer.from(await page.evaluate<string>(expression), "base64");
    },
    async compare(reviewed, fresh) {
      if (reviewed.equals(fresh)) return undefined;
      const { pixels, difference } = await page.evaluate<{ pixels: number; difference: string }>(
        `images.compare("${reviewed.toString("base64")}", "${fresh.toString("base64")}", ${tolerance.channel})`,
      );
      if (pixels <= tolerance.pixels) return undefined;
      return { pixels, difference: Buffer.from(difference, "base64") };
    },
  };
}

/** Runs in the page, so it must be self-contained. */
function inPage() {
  const read = async (base64: string, type: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("a canvas has no context");
    context.drawImage(bitmap, 0, 0);
    return { canvas, context, data: context.getImageData(0, 0, bitmap.width, bitmap.height) };
  };

  const write = async (canvas: OffscreenCanvas, type: string, quality?: number) => {
    const blob = await canvas.convertToBlob({ type, ...(quality !== undefined && { quality }) });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  };

  return {
    shrink: async (png: string) => write((await read(png, "image/png")).canvas, "image/webp", 0.8),

    async compare(reviewed: string, fresh: string, channel: number) {
      const before = (await read(reviewed, "image/webp")).data;
      const { canvas, context, data: after } = await read(fresh, "image/webp");
      if (before.width !== after.width || before.height !== after.height)
        return { pixels: after.width * after.height, difference: await write(canvas, "image/png") };
      let pixels = 0;
      for (let at = 0; at < after.data.length; at += 4) {
        let apart = 0;
        for (let one = at; one < at + 3; one++)
          apart = Math.max(apart, Math.abs((before.data[one] ?? 0) - (after.data[one] ?? 0)));
        if (apart > channel) {
          pixels += 1;
          after.data.set([255, 0, 0, 255], at);
        } else after.data[at + 3] = 96;
      }
      context.putImageData(after, 0, 0);
      return { pixels, difference: await write(canvas, "image/png") };
    },
  };
}
