import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "../profile-query.ts";
import { useMember } from "../use-member.ts";
import { useSession } from "../use-session.ts";

export const useProfile = () => useQuery(profileQuery(useMember().ports.api, useSession()));
