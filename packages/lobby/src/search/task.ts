/** Lets the page do what waits, and goes on in a task of its own. */
export const task = () => new Promise<void>((resolve) => setTimeout(resolve));
