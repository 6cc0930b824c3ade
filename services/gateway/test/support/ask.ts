import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Objects are sent as JSON with its content type. */
  body?: unknown;
}

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends one request to the server at origin `url`. */
export function ask(url: string, call: Call, agent: Agent | false = false): Promise<HttpResponse> {
  const { path, method = 'GET', headers = {}, body } = call;
  const { hostname, port } = new URL(url);
  const json: Record<string, string> = typeof body === 'object' ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers: { ...json, ...headers }, agent },
      async (response) => {
        const head = { status: response.statusCode!, headers: response.headers };
        resolve({ ...head, body: await text(response).catch((error) => `cut: ${error.message}`) });
      },
    ).on('error', reject);
    sent.end(typeof body === 'object' ? JSON.stringify(body) : body);
  });
}

/** Sends any bytes and reads until the server closes the connection. */
export async function askRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  return text(socket).catch(() => '');
}
