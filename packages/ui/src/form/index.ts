export type { FormCheck, FormErrors } from "./form-state.ts";
export { FormFoot, type FormFootProps } from "./form-foot.tsx";
export { useForm, type FormPorts } from "./use-form.ts";
