import { useMember } from "@naluma/member";
import { openRegister } from "@naluma/register";

/** Opens the registration. */
export function useOpenRegister(): () => void {
  const { store } = useMember().ports;
  return () => openRegister(store);
}
