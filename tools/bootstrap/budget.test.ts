import { describe, expect, it } from "vitest";
import { budget, costLine, costOfJourneys, overBudget } from "./budget.mjs";

const spec = (...projects: string[]) => ({
  tests: projects.map((projectName) => ({ projectName })),
});

describe("the cost of journeys", () => {
  it("counts a journey once for each host, and shares out the seconds of the processor", () => {
    const suites = [
      { specs: [spec("desktop", "mobile")], suites: [{ specs: [spec("desktop")] }] },
      { specs: [spec("desktop")] },
    ];
    const cost = costOfJourneys({ suites, processorSeconds: 18 });
    expect(cost).toEqual({ count: 4, secondsEach: 4.5, processorSpeed: 1 });
    const onSlow = costOfJourneys({ suites, processorSeconds: 36, processorSpeed: 0.5 });
    expect(onSlow).toEqual({ ...cost, processorSpeed: 0.5 });
    expect(cost && costLine(cost, 61.4)).toBe(
      `journeys: 4 of ${budget.journeys}, 4.5 s each, 61 min`,
    );
  });

  it("has no seconds where the system does not tell them", () => {
    const cost = costOfJourneys({ suites: [{ specs: [spec("desktop")] }] });
    expect(cost && costLine(cost, 1)).toBe(`journeys: 1 of ${budget.journeys}, 1 min`);
    expect(cost && overBudget(cost, 1, { before: 1, after: 1 })).toEqual([]);
  });

  it("is unknown where none ran", () => {
    expect(costOfJourneys(undefined)).toBeUndefined();
  });
});

describe("the budget", () => {
  const { journeys, secondsEach, minutes } = budget;
  const within = { count: journeys, secondsEach };
  const normal = { before: 1.2, after: 1 };
  const busy = { before: 1, after: 0.5 };

  it("is kept by what it allows", () => {
    expect(overBudget(within, minutes, normal)).toEqual([]);
  });

  it("is broken by one journey more", () => {
    expect(overBudget({ ...within, count: journeys + 1 }, minutes, normal)).toEqual([
      `${journeys + 1} journeys, at most ${journeys}`,
    ]);
  });

  it("is broken by seconds of the processor", () => {
    const cost = { ...within, secondsEach: secondsEach + 1 };
    expect(overBudget(cost, minutes, normal)).toEqual([
      `${secondsEach + 1}.0 s of the processor for a journey, at most ${secondsEach}`,
    ]);
    expect(overBudget({ ...cost, processorSpeed: 0.5 }, minutes, normal)).toEqual([]);
  });

  it("is broken by minutes on a machine of normal speed alone", () => {
    const broken = [`${minutes + 1} minutes, at most ${minutes}`];
    expect(overBudget(within, minutes + 1, normal)).toEqual(broken);
    expect(overBudget(within, minutes + 1, busy)).toEqual([]);
  });
});
