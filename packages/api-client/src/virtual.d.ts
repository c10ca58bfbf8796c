/** What `docs/wire/openapi.yaml` shows of each call; given by Storybook's build and by its tests'. */
declare module "virtual:naluma/wire" {
  interface ShownCall {
    /** `POST /api/demo/play` */
    readonly call: string;
    /** A visitor is answered 401. */
    readonly needsToken: boolean;
    /** In the contract's order; the first is a success. */
    readonly answers: readonly {
      /** `success_header_form`, `code_203`, … */
      readonly name: string;
      readonly status: number;
      readonly value: unknown;
    }[];
  }

  const calls: readonly ShownCall[];
  export default calls;
}
