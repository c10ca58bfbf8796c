import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Another page takes the place of this one; nowhere, and this one stays. */
export function useContinueTo(address: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true });
  }, [address, navigate]);
}
