/**
 * Starts that wait for a slow provider, by member. They are not stored yet: leaving, or starting something else,
 * cancels them, and then they must not move money when the provider responds.
 */
export interface WaitingStarts {
  /** @returns a function that ends the wait */
  begin(memberId: number, key: string): () => void;
  giveUp(memberId: number): void;
  isGivenUp(memberId: number, key: string): boolean;
}

export const createWaitingStarts = (): WaitingStarts => {
  /** Whether it was cancelled, by key. */
  const waiting = new Map<number, Map<string, boolean>>();

  return {
    begin: (memberId, key) => {
      const own = waiting.get(memberId) ?? new Map<string, boolean>();
      waiting.set(memberId, own.set(key, false));
      return () => {
        own.delete(key);
        if (own.size === 0 && waiting.get(memberId) === own) waiting.delete(memberId);
      };
    },
    giveUp: (memberId) => {
      const own = waiting.get(memberId);
      for (const key of own?.keys() ?? []) own?.set(key, true);
    },
    isGivenUp: (memberId, key) => waiting.get(memberId)?.get(key) ?? false,
  };
};
