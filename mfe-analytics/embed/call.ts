/** The guide rejected a request permanently. */
export class Refused extends Error {
  constructor(readonly code: string) {
    super(`The guide refused: ${code}`);
  }
}

export interface Guide {
  origin: string;
  frame?: string;
}

/** Requests a path below `/embed/api`. @throws {Refused} on status 403 */
export type Call = (path: string, init?: { signal?: AbortSignal | null }) => Promise<Response>;

/** Sends the token in a header, never in a URL, and no cookies. */
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
