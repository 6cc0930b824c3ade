/**
 * The host that a visitor came from; nothing finer is kept (D-36).
 * @param own the guide's own host name, which is no origin of a visit
 */
export function referrerHost(referrer: string | undefined, own: string): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { protocol, host, hostname } = new URL(referrer);
  return /^https?:$/.test(protocol) && hostname !== own ? host : undefined;
}
