/** 128 random bits in hex: the service counts a message once, however often it arrives. */
export function messageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
