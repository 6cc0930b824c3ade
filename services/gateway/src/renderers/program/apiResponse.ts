/** The part of `Response` that the typed client reads: Node's own loads an HTTP client. */
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
