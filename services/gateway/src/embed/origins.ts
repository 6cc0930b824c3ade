/**
 * Whether a page's origin is among those that a token names. A wildcard stands for one or more labels and for nothing
 * else, as it does in `frame-ancestors` (https://www.w3.org/TR/CSP3/#match-hosts): `https://*.team.example` is
 * neither `https://team.example` nor another port of a subdomain.
 * @param origin the header `Origin`; `null` and what no browser would write match nothing
 */
export function matchesOrigin(allowed: string[], origin: string): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  return allowed.some((one) => one === origin || matchesWildcard(one, origin));
}

function matchesWildcard(allowed: string, origin: string): boolean {
  const [scheme, rest] = allowed.split('*');
  if (rest === undefined) return false;
  return origin.startsWith(scheme!) && origin.endsWith(rest) && origin.length > scheme!.length + rest.length;
}
