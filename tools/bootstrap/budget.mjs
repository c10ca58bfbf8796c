/** What journeys may cost, and the whole run that they are the longest part of: who adds one takes another away. */
export const budget = { journeys: 110, secondsEach: 7, minutes: 25 };

/** A machine this much slower than the reference, or as busy, tells nothing of the minutes. */
const normalSpeed = 0.8;

/**
 * @param {{ suites: object[]; processorSeconds?: number; processorSpeed?: number } | undefined} report Playwright's, of
 *   all journeys, with what a second of the processor was worth meanwhile
 * @returns {{ count: number; secondsEach: number | undefined; processorSpeed: number } | undefined}
 */
export const costOfJourneys = (report) => {
  if (report === undefined) return undefined;
  const countIn = (suite) =>
    (suite.specs ?? []).reduce((all, { tests }) => all + tests.length, 0) +
    (suite.suites ?? []).reduce((all, inner) => all + countIn(inner), 0);
  const count = report.suites.reduce((all, suite) => all + countIn(suite), 0);
  const { processorSeconds, processorSpeed = 1 } = report;
  const seconds = processorSeconds && processorSeconds * processorSpeed;
  return { count, processorSpeed, secondsEach: seconds && Number((seconds / count).toFixed(1)) };
};

/** `journeys: 150 of 150, 4.1 s each, 24 min`: the last is that of the whole run. */
export const costLine = ({ count, secondsEach }, minutes) =>
  [
    `journeys: ${count} of ${budget.journeys}`,
    ...(secondsEach === undefined ? [] : [`${secondsEach.toFixed(1)} s each`]),
    `${minutes.toFixed(0)} min`,
  ].join(", ");

/**
 * What is over the budget. Seconds of the processor and minutes count on a machine of normal speed alone: the seconds
 * by its speed while the journeys ran, the minutes by that before and after the run. A slower one says nothing of either.
 *
 * @param {{ count: number; secondsEach: number | undefined; processorSpeed?: number }} cost
 * @param {number} minutes of the whole run
 * @param {{ before: number; after: number }} speed
 * @returns {string[]}
 */
export const overBudget = (
  { count, secondsEach = 0, processorSpeed = 1 },
  minutes,
  { before, after },
) => {
  const slowest = Math.min(before, after);
  return [
    ...(count > budget.journeys ? [`${count} journeys, at most ${budget.journeys}`] : []),
    ...(secondsEach > budget.secondsEach && processorSpeed >= normalSpeed
      ? [
          `${secondsEach.toFixed(1)} s of the processor for a journey, at most ${budget.secondsEach}`,
        ]
      : []),
    ...(minutes > budget.minutes && slowest >= normalSpeed
      ? [`${minutes.toFixed(0)} minutes, at most ${budget.minutes}`]
      : []),
  ];
};
