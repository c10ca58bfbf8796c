import { openRegister } from "@naluma/register";
import { useStore } from "jotai";

/** Opens the registration. */
export function useOpenRegister(): () => void {
  const store = useStore();
  return () => openRegister(store);
}
