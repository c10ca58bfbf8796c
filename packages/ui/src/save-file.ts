/** Downloads a file; its type is CSV by default. */
export function saveFile(name: string, text: string, type = "text/csv"): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
