/**
 * The part of `Response` that the guide and modules read. Node's own makes a stream of the body, which costs more than an
 * API call, and would load an HTTP client in renderers.
 * @param headers - by name in lower case
 */
export function bareResponse(
  status: number,
  statusText: string,
  headers: Record<string, number | string | string[] | undefined>,
  body: Buffer | string,
): Response {
  const response = {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: {
      get(name: string): string | null {
        const value = headers[name.toLowerCase()];
        return value === undefined ? null : String(value);
      },
    },
    arrayBuffer: async () => new Uint8Array(Buffer.from(body as string)).buffer,
    text: async () => body.toString(),
    json: async () => JSON.parse(body.toString()),
  };
  return response as unknown as Response;
}
