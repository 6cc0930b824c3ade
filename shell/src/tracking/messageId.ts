/** Creates an id of 128 random bits in hex, so that the service counts a resent message once. */
export function createMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
