import { SelectField, type SelectFieldProps } from "@naluma/ui/field";
import { useQuery } from "@tanstack/react-query";
import { sitesQuery } from "./sites.api.ts";

const useChoices = () => {
  const { data } = useQuery(sitesQuery);
  return data?.map(({ site_id, name }) => ({ value: String(site_id), text: name }));
};

interface SiteFieldProps {
  value: number;
  onValue: (siteId: number) => void;
}

export function SiteField({ value, onValue }: SiteFieldProps) {
  return (
    <SelectField
      label="Site"
      value={String(value)}
      choices={useChoices() ?? [{ value: String(value), text: `Site ${value}` }]}
      onChange={({ target }) => onValue(Number(target.value))}
    />
  );
}

export function SiteFilter(props: Omit<SelectFieldProps, "label" | "choices" | "placeholder">) {
  const choices = useChoices();
  return (
    <SelectField
      key={String(choices === undefined)}
      label="Site"
      placeholder="All"
      choices={choices ?? []}
      {...props}
    />
  );
}

export function SiteName({ id }: { id: number }) {
  const name = useChoices()?.find(({ value }) => value === String(id))?.text;
  return <span>{name ?? `Site ${id}`}</span>;
}
