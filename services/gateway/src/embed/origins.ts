/**
 * A wildcard is one or more labels, as in `frame-ancestors` (https://www.w3.org/TR/CSP3/#match-hosts).
 * @param origin the header `Origin`
 */
export function matchesOrigin(allowed: string[], origin: string): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  return allowed.some((pattern) => pattern === origin || matchesWildcard(pattern, origin));
}

function matchesWildcard(allowed: string, origin: string): boolean {
  const [scheme, rest] = allowed.split('*');
  if (rest === undefined) return false;
  return origin.startsWith(scheme!) && origin.endsWith(rest) && origin.length > scheme!.length + rest.length;
}
