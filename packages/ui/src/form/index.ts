export type { FormCheck, FormErrors, FormRefusal } from "./form-state.ts";
export { FormFoot, type FormFootProps } from "./form-foot.tsx";
export { useForm, type FormPorts, type FormSubmit } from "./use-form.ts";
export type { FormAsk, FormAsks } from "./use-asks.ts";
