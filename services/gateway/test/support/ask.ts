import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Call {
  /** Sent as it is: nothing is normalised. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** An object goes out as JSON with its content type. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * One request.
 * @param url the server's origin
 * @param agent whose connections are used; default: one of its own
 */
export function ask(url: string, call: Call, agent: Agent | false = false): Promise<Answer> {
  const { path, method = 'GET', headers = {}, body } = call;
  const { hostname, port } = new URL(url);
  const json: Record<string, string> = typeof body === 'object' ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers: { ...json, ...headers }, agent },
      async (response) => {
        const answer = { status: response.statusCode!, headers: response.headers };
        resolve({ ...answer, body: await text(response).catch((error) => `cut: ${error.message}`) });
      },
    ).on('error', reject);
    sent.end(typeof body === 'object' ? JSON.stringify(body) : body);
  });
}

/** Sends bytes that need not be HTTP, and reads until the server ends the connection. */
export async function askRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  return text(socket).catch(() => '');
}
