import { useQuery } from "@tanstack/react-query";
import { layoutQuery } from "../member-queries.ts";
import { useMember, useSession } from "../use-member.ts";

/** What the frame of every page knows about the member. */
export const useLayout = () => useQuery(layoutQuery(useMember().ports.api, useSession()));
