import { ErrorNotice } from "@naluma/ui/error-notice";
import { Skeleton } from "@naluma/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messageOf } from "../desk-api.ts";

export interface ReadProps<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching" | "refetch">;
  /** The name of the data, for screen readers: "members". */
  of: string;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query. If a refetch fails, the previous data stays on screen below a notice. */
export function Read<Data>({ query, of, children }: ReadProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {error && (
        <ErrorNotice
          text={messageOf(error)}
          retry={{ label: "Try again", onRetry: () => void refetch(), busy: isFetching }}
        />
      )}
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <div className="reading">
          <output className="visually-hidden">{`Loading ${of} …`}</output>
          {["a", "b", "c", "d"].map((line) => (
            <Skeleton key={line} />
          ))}
        </div>
      )}
    </>
  );
}
