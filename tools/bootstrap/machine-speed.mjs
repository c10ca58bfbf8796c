/** How long `work` took on the machine that limits and budgets were set on, with nothing else to do. */
const reference = 220;

const rounds = 40;

/** Numbers, texts, sorting, maps and JSON, always the same. */
const work = (count) => {
  let state = 1;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  for (let round = 0; round < count; round += 1) {
    const words = Array.from({ length: 8_000 }, () => random().toString(36));
    const lengths = new Map();
    for (const word of words) {
      const start = word.slice(0, 3);
      lengths.set(start, (lengths.get(start) ?? 0) + word.length);
    }
    JSON.stringify([words.sort(), [...lengths]]);
  }
};

/** How fast this machine is at the moment: 0.5 takes twice as long as the reference, by itself or beside other work. */
export const machineSpeed = () => {
  const since = performance.now();
  work(rounds);
  return Number((reference / (performance.now() - since)).toFixed(2));
};

/**
 * How much a second of the processor is worth at the moment: 0.5 where the same work takes two. Cores that share their
 * caches, or a host that runs other machines, make it dearer during a run than before it. Blocks for some milliseconds.
 */
export const processorSpeed = () => {
  const since = process.cpuUsage();
  work(1);
  const { user, system } = process.cpuUsage(since);
  return reference / rounds / ((user + system) / 1000);
};
