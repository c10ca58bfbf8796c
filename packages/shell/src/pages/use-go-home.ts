import { useCallback } from "react";
import { useNavigate } from "react-router";

/** Home takes the place of a page that has nothing more to show. */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate("/", { replace: true }), [navigate]);
}
