/** One for each number of prizes from 2 to 24, drawn by `tools/wheel-pictures`. */
const pictures = import.meta.glob<string>("./pictures/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of the picture that belongs to so many prizes; a wheel of another size has none. */
export const wheelPicture = (count: number): string | undefined =>
  pictures[`./pictures/${count}.svg`];
