/** Hands a file to the browser, as a download: a spreadsheet's, unless another type is named. */
export function saveFile(name: string, text: string, type = "text/csv"): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
