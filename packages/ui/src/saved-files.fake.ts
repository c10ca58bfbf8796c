import { onTestFinished, vi } from "vitest";

export interface SavedFile {
  readonly name: string;
  readonly file: Blob;
  /** The object URL of the file. */
  readonly address: string;
}

/** Records the files that are saved during a test, oldest first, and the object URLs that are revoked. */
export function savedFiles() {
  const files = new Map<string, Blob>();
  const saved: SavedFile[] = [];
  const givenBack: string[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, {
    createObjectURL(file: Blob) {
      const address = `blob:${files.size + 1}`;
      files.set(address, file);
      return address;
    },
    revokeObjectURL: (address: string) => void givenBack.push(address),
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href);
    if (file) saved.push({ name: this.download, file, address: this.href });
  });
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    click.mockRestore();
  });
  return { saved, givenBack };
}

/** The content of a saved file. */
export const textOf = (file: Blob): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.readAsText(file);
  });
