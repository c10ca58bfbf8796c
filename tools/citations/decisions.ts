/** Deviations of a decision from the form that all decisions share. */
export function faultsInDecision(file: string, text: string): string[] {
  const number = /(\d{4})-[\w-]+\.md$/.exec(file)?.[1] ?? "????";
  const [title = "", blank, date = "", status = ""] = text.split("\n");
  const headings = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
  return [
    ...(new RegExp(`^# ${number}: \\S`).test(title) && blank === ""
      ? []
      : [`its first line is not "# ${number}: Title"`]),
    ...(/^Date: \d{4}-\d{2}-\d{2}$/.test(date) ? [] : ["has no Date: in its third line"]),
    ...(/^Status: (?:proposed|accepted|superseded)\b/.test(status)
      ? []
      : ["has no Status: in its fourth line"]),
    ...(headings.join() === "Context,Choice,Cost" ? [] : ["is not Context, Choice, Cost"]),
    ...(text.split("\n").length > 55 ? ["is longer than half a page"] : []),
  ];
}
