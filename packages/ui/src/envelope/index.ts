export { Envelope } from "./envelope.tsx";
export {
  EnvelopeDialog,
  type ClosedEnvelope,
  type EnvelopeDialogProps,
  type OpenEnvelope,
  type OverEnvelope,
} from "./envelope-dialog.tsx";
