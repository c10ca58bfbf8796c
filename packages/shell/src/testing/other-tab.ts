/** What another tab does to the storage that all tabs share: this one hears of it. Nothing takes a key away. */
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
