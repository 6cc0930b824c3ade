import { writeCookie } from '../settings/cookie';

const PREFIX = 'module:';
/** With this cookie the gateway relaxes its content security policy. */
const COOKIE = 'overrides';

/** Reads overrides such as `?module:pubs=http://localhost:4102/mf-manifest.json`. @returns manifest URL by module */
export function readOverrides(allowed: string[]): Record<string, string> {
  if (allowed.length === 0) return {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name.startsWith(PREFIX)) sessionStorage.setItem(name, value);
  }
  const stored = Object.entries({ ...sessionStorage }).filter(([name]) => name.startsWith(PREFIX));
  const overrides = Object.fromEntries(
    stored.flatMap(([name, url]) => (isAllowed(url, allowed) ? [[name.slice(PREFIX.length), url]] : [])),
  );
  writeCookie(COOKIE, Object.keys(overrides).length > 0 ? 'on' : null);
  return overrides;
}

export function resetOverrides(): void {
  for (const name of Object.keys({ ...sessionStorage })) {
    if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  }
  writeCookie(COOKIE, null);
  const url = new URL(location.href);
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith(PREFIX)) url.searchParams.delete(name);
  }
  location.replace(url);
}

function isAllowed(url: string, allowed: string[]): boolean {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  if (allowed.includes(origin)) return true;
  console.error(`An override from ${origin || 'nowhere'} is not allowed here`);
  return false;
}
