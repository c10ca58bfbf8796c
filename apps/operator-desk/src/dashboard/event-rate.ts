/** Events per second over the last seconds, to one decimal. */
export const eventRate = (perSecond: readonly number[], seconds = 10): string => {
  const last = perSecond.slice(-seconds);
  const sum = last.reduce((all, events) => all + events, 0);
  return last.length === 0 ? "0.0" : (sum / last.length).toFixed(1);
};

/** The heights of the bars from 0 to 1, scaled so that few events do not make tall bars. */
export const barHeights = (perSecond: readonly number[], min = 5): readonly number[] => {
  const top = Math.max(min, ...perSecond);
  return perSecond.map((events) => events / top);
};

/** Formats a size: `1536` is `1.5 kB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`;
