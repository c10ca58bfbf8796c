import type { Introducer } from "./link.ts";

/** Problems with the currency or the agent, to be read by the operator's staff (REG-120). */
export type TrackedProblem =
  | { readonly about: "link"; readonly unreadable: string }
  | { readonly about: "introducer"; readonly of: Introducer; readonly is: "invalid" | "released" }
  /** The check had no response, or none that says anything about the introducer. */
  | { readonly about: "introducer"; readonly of: Introducer; readonly uncheckedBy: string }
  | { readonly about: "domain"; readonly uncheckedBy: string }
  | { readonly about: "agent-currency"; readonly agentId: string; readonly is: "missing" }
  | { readonly about: "agent-currency"; readonly agentId: string; readonly uncheckedBy: string }
  | {
      readonly about: "chosen-currency";
      readonly agentId: string;
      readonly agentCurrency: string;
      readonly chosen: string;
    }
  | { readonly about: "currency"; readonly by: string; readonly currency: string };

function textOf(problem: TrackedProblem): string {
  switch (problem.about) {
    case "link":
      return `link: agent or code cannot be read: ${problem.unreadable}`;
    case "introducer": {
      const { type, code } = problem.of;
      const what = "is" in problem ? problem.is : `not checked (${problem.uncheckedBy})`;
      return `${type} ${code}: ${what}`;
    }
    case "domain":
      return `agent domain: not checked (${problem.uncheckedBy})`;
    case "agent-currency": {
      const what = "is" in problem ? problem.is : `not known (${problem.uncheckedBy})`;
      return `member_agent ${problem.agentId}: currency ${what}`;
    }
    case "chosen-currency":
      return `member_agent ${problem.agentId}: currency ${problem.agentCurrency}, chosen ${problem.chosen}`;
    case "currency":
      return `${problem.by}: currency ${problem.currency} is not open`;
  }
}

/** Each problem once, in order of occurrence; the body of the request truncates the list. */
export function track(list: readonly string[], problem: TrackedProblem): readonly string[] {
  const text = textOf(problem);
  return list.includes(text) ? list : [...list, text];
}
