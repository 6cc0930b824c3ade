/** The guide refused something, and will refuse it again: `code` is the reason. */
export class Refused extends Error {
  constructor(readonly code: string) {
    super(`The guide refused: ${code}`);
  }
}

/** Where the dashboard comes from. */
export interface Guide {
  /** Its origin. */
  origin: string;
  /** In a frame, the token's id as the frame's address names it. */
  frame?: string;
}

/** GET of a path below `/embed/api`. @throws {Refused} on 403 */
export type Call = (path: string, init?: { signal?: AbortSignal | null }) => Promise<Response>;

/** Calls with the token in a header: it never stands in an address. No cookie goes along. */
export const createCall =
  ({ origin, frame }: Guide, token: string): Call =>
  async (path, init) => {
    const response = await fetch(new URL(`/embed/api${path}`, origin), {
      signal: init?.signal,
      credentials: 'omit',
      cache: 'no-store',
      headers: { authorization: `Bearer ${token}`, ...(frame !== undefined && { 'embed-frame': frame }) },
    });
    if (response.status === 403) throw new Refused(await codeOf(response));
    return response;
  };

async function codeOf(response: Response): Promise<string> {
  const body = await response.json().catch(() => null);
  return body?.error?.code ?? 'EMBED_REFUSED';
}
