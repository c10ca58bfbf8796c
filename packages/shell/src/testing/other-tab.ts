/** Simulates changes to the shared storage by another tab, which this tab is notified of. No key is removed. */
export function storeInOtherTab(entries: Readonly<Record<string, string | null>>): void {
  for (const [key, newValue] of Object.entries(entries)) {
    const oldValue = localStorage.getItem(key);
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    dispatchEvent(
      new StorageEvent("storage", { key, oldValue, newValue, storageArea: localStorage }),
    );
  }
}
