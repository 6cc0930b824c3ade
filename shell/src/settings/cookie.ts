const YEAR_S = 365 * 24 * 60 * 60;

const isSecure = () => location.protocol === 'https:';

/** With TLS, the prefix binds a cookie to this host. Older cookies may lack the prefix. */
const namesOf = (name: string) => (isSecure() ? [`__Host-${name}`, name] : [name]);

export function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ');
  for (const fullName of namesOf(name)) {
    const pair = pairs.find((entry) => entry.startsWith(`${fullName}=`));
    if (pair) return pair.slice(fullName.length + 1);
  }
  return undefined;
}

/** Stores a setting for a year. @param value - null deletes it */
export function writeCookie(name: string, value: string | null): void {
  const [currentName, ...oldNames] = namesOf(name);
  const write = (cookie: string, seconds: number) => {
    const parts = [cookie, 'Path=/', 'SameSite=Lax', `Max-Age=${seconds}`, ...(isSecure() ? ['Secure'] : [])];
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = parts.join('; ');
  };
  write(`${currentName}=${value ?? ''}`, value === null ? 0 : YEAR_S);
  for (const oldName of oldNames) write(`${oldName}=`, 0);
}
