/** The examples in `docs/wire/openapi.yaml` for each call; provided by the builds of Storybook and of its tests. */
declare module "virtual:naluma/wire" {
  interface ShownCall {
    /** `POST /api/demo/play` */
    readonly call: string;
    /** Visitors get a 401. */
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
