const YEAR_S = 365 * 24 * 60 * 60;

const isSecure = () => location.protocol === 'https:';

/** Behind TLS a cookie is bound to this host: no neighbour can set it. One without the prefix is of an earlier visit. */
const namesOf = (name: string) => (isSecure() ? [`__Host-${name}`, name] : [name]);

/** The value of a cookie that scripts may read, or undefined. */
export function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ');
  for (const known of namesOf(name)) {
    const pair = pairs.find((entry) => entry.startsWith(`${known}=`));
    if (pair) return pair.slice(known.length + 1);
  }
  return undefined;
}

/**
 * Keeps a choice of the visitor's for a year, for the whole site and for no other.
 * @param value null forgets it
 */
export function writeCookie(name: string, value: string | null): void {
  const [current, ...former] = namesOf(name);
  const write = (cookie: string, seconds: number) => {
    const parts = [cookie, 'Path=/', 'SameSite=Lax', `Max-Age=${seconds}`, ...(isSecure() ? ['Secure'] : [])];
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = parts.join('; ');
  };
  write(`${current}=${value ?? ''}`, value === null ? 0 : YEAR_S);
  for (const old of former) write(`${old}=`, 0);
}
