import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Replaces this page with another; without an address this page stays. */
export function useContinueTo(address: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true });
  }, [address, navigate]);
}
