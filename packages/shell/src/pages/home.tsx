import { HydrationBoundary } from "@tanstack/react-query";
import { Hall } from "./hall.tsx";
import type { HomeData } from "./home.loader.ts";

export function HomePage({ state }: HomeData) {
  return (
    <HydrationBoundary state={state}>
      <Hall />
    </HydrationBoundary>
  );
}
