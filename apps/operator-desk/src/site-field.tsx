import { SelectField } from "@naluma/ui/field";
import { useQuery } from "@tanstack/react-query";
import { sitesQuery } from "./sites.api.ts";

interface SiteFieldProps {
  value: number;
  onValue: (siteId: number) => void;
}

/** Whose players it is about. */
export function SiteField({ value, onValue }: SiteFieldProps) {
  const { data } = useQuery(sitesQuery);
  const sites = data ?? [{ site_id: value, name: `Site ${value}` }];
  return (
    <SelectField
      label="Site"
      value={String(value)}
      choices={sites.map(({ site_id, name }) => ({ value: String(site_id), text: name }))}
      onChange={({ target }) => onValue(Number(target.value))}
    />
  );
}
