import type { Imports } from "./imports.ts";

/** Groups of files that all reach each other through imports. Files outside a cycle are in no group. */
export function circlesOf(imports: Imports): string[][] {
  const circles: string[][] = [];
  const indexOf = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();

  function visit(file: string): number {
    const index = indexOf.size;
    indexOf.set(file, index);
    stack.push(file);
    open.add(file);
    let low = index;
    for (const next of imports.get(file) ?? []) {
      if (!indexOf.has(next)) low = Math.min(low, visit(next));
      else if (open.has(next)) low = Math.min(low, indexOf.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === index) {
      const circle = stack.splice(stack.indexOf(file));
      for (const one of circle) open.delete(one);
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  }

  for (const file of imports.keys()) if (!indexOf.has(file)) visit(file);
  return circles;
}
