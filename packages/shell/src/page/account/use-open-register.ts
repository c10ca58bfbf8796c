import { openRegister } from "@naluma/register";
import { useStore } from "jotai";

export function useOpenRegister(): () => void {
  const store = useStore();
  return () => openRegister(store);
}
