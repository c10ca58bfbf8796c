import { useQuery } from "@tanstack/react-query";
import { layoutQuery } from "../member-queries.ts";
import { useMember } from "../use-member.ts";
import { useSession } from "../use-session.ts";

export const useLayout = () => useQuery(layoutQuery(useMember().ports.api, useSession()));
