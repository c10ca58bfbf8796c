import { describe, expect, it } from "vitest";
import { costLine, costOfJourneys, overBudget } from "./budget.mjs";

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
    expect(cost).toEqual({ count: 4, secondsEach: 4.5 });
    expect(cost && costLine(cost, 61.4)).toBe("journeys: 4 of 846, 4.5 s each, 61 min");
  });

  it("has no seconds where the system does not tell them", () => {
    const cost = costOfJourneys({ suites: [{ specs: [spec("desktop")] }] });
    expect(cost && costLine(cost, 1)).toBe("journeys: 1 of 846, 1 min");
    expect(cost && overBudget(cost, 1, { before: 1, after: 1 })).toEqual([]);
  });

  it("is unknown where none ran", () => {
    expect(costOfJourneys(undefined)).toBeUndefined();
  });
});

describe("the budget", () => {
  const normal = { before: 1, after: 0.9 };
  const busy = { before: 1, after: 0.5 };

  it("is kept by what it allows", () => {
    expect(overBudget({ count: 846, secondsEach: 7 }, 90, { before: 1.2, after: 1 })).toEqual([]);
  });

  it("is broken by one journey more", () => {
    expect(overBudget({ count: 847, secondsEach: 1 }, 1, normal)).toEqual([
      "847 journeys, at most 846",
    ]);
  });

  it("is broken by seconds of the processor, counted as on the reference machine", () => {
    const cost = { count: 1, secondsEach: 10 };
    expect(overBudget(cost, 1, normal)).toEqual([
      "9.0 s of the processor for a journey, at most 7",
    ]);
    expect(overBudget(cost, 1, busy)).toEqual([]);
  });

  it("is broken by minutes on a machine of normal speed alone", () => {
    const cost = { count: 1, secondsEach: 1 };
    expect(overBudget(cost, 91, normal)).toEqual(["91 minutes, at most 90"]);
    expect(overBudget(cost, 91, busy)).toEqual([]);
  });
});
