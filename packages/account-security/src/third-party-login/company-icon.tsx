import { readIcon } from "@naluma/api-client/read-icon";
import { innerPath, outwardAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { securityKey } from "../keys.ts";

/** A company's sign, from the site's icon service. Its place stays empty where none comes. */
export function CompanyIcon({ name }: { name: string }) {
  const { settings } = useSite();
  const service =
    innerPath(settings.iconService) ?? outwardAddress(settings.iconService, settings)?.href;
  const { data } = useQuery({
    queryKey: [...securityKey, "icon", service, name],
    queryFn: ({ signal }) => readIcon(service ?? "", name, signal),
    enabled: service !== undefined,
    // A drawing stays what it is.
    staleTime: Infinity,
  });
  if (service === undefined) return null;
  return <span className="ic">{data && <img src={data} alt="" width="20" height="20" />}</span>;
}
