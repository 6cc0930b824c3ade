/**
 * What the typed client reads of a response of the API. Node's own `Response` brings the parser and the connections of
 * its HTTP client with it, which a renderer has no use for.
 */
export function apiResponse(status: number, headers: Record<string, string>, body: Buffer): Response {
  const text = async () => body.toString();
  const answer = {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    headers: { get: (name: string) => headers[name.toLowerCase()] ?? null },
    text,
    json: async () => JSON.parse(body.toString()),
  };
  return answer as unknown as Response;
}
