const YEAR = 365 * 24 * 60 * 60;

/** The value of a cookie that scripts may read, or undefined. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/**
 * Keeps a choice of the visitor's for a year, for the whole site and for no other.
 * @param value null forgets it
 */
export function writeCookie(name: string, value: string | null): void {
  const parts = [`${name}=${value ?? ''}`, 'Path=/', 'SameSite=Lax', `Max-Age=${value === null ? 0 : YEAR}`];
  if (location.protocol === 'https:') parts.push('Secure');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = parts.join('; ');
}
