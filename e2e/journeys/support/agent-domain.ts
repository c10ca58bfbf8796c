/** The site at the domain of an agent or a market; docs/sandbox.md lists them. */
export const onDomain = (lobby: string, name: string, path = "/"): string => {
  const address = new URL(path, lobby);
  address.hostname = `${name}.localhost`;
  return address.href;
};
