/** What is wrong with a release or with the list of those that run, in one line for an operator. */
export class ReleaseError extends Error {
  override readonly name = "ReleaseError";
}
