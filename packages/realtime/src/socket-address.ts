/** As the site details give it (`site_info`); not yet checked. */
export interface SocketAddress {
  readonly socket_url: string;
  readonly socket_ssl_url: string;
  readonly socket_key: string;
}

export interface SocketHost {
  readonly host: string;
  readonly port: number;
  readonly isTls: boolean;
  /** Before `/app/{key}`; '' at the root. */
  readonly path: string;
}

/** The SSL address on a secure page, else the plain one; undefined when that one cannot be used. */
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
