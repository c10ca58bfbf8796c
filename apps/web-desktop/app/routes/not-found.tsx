import { throwNotFound } from "@naluma/shell/frame";

export const loader = throwNotFound;
export const clientLoader = throwNotFound;

export default function NotFound() {
  return null;
}
