import { useQuery } from "@tanstack/react-query";
import { useMember, useSession } from "../use-member.ts";
import { profileQuery } from "./profile.api.ts";

/** Apart from the layout, which every page of a member reads. */
export const useProfile = () => useQuery(profileQuery(useMember().ports.api, useSession()));
