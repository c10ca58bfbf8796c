import { throwNotFound } from "@naluma/shell/routing";

export const loader = throwNotFound;
export const clientLoader = throwNotFound;

export default function NotFound() {
  return null;
}
