export { Envelope } from "./envelope.tsx";
export {
  EnvelopeDialog,
  type ClosedEnvelope,
  type EnvelopeDialogProps,
  type OpenEnvelope,
} from "./envelope-dialog.tsx";
