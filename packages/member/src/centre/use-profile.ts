import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "../profile-query.ts";
import { useMember, useSession } from "../use-member.ts";

export const useProfile = () => useQuery(profileQuery(useMember().ports.api, useSession()));
