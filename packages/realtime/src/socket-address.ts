/** As in the site details (`site_info`); not validated yet. */
export interface SocketAddress {
  readonly socket_url: string;
  readonly socket_ssl_url: string;
  readonly socket_key: string;
}

export interface SocketHost {
  readonly host: string;
  readonly port: number;
  readonly isTls: boolean;
  /** The prefix of `/app/{key}`; '' at the root. */
  readonly path: string;
}

/** The SSL address on a secure page, the plain one otherwise; undefined if that one is unusable. */
export function socketHost(address: SocketAddress, isSecurePage: boolean): SocketHost | undefined {
  const scheme = isSecurePage ? "wss:" : "ws:";
  const url = URL.parse(isSecurePage ? address.socket_ssl_url : address.socket_url);
  if (url?.protocol !== scheme || address.socket_key === "") return undefined;
  return {
    host: url.hostname,
    port: Number(url.port || (isSecurePage ? 443 : 80)),
    isTls: isSecurePage,
    path: url.pathname.replace(/\/+$/, ""),
  };
}
