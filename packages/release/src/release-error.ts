/** A fault in a release or in the list of running releases, as one line for an operator. */
export class ReleaseError extends Error {
  override readonly name = "ReleaseError";
}
