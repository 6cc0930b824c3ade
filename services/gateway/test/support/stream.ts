import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';

export type EventStream = IncomingMessage & { received: string };

/** Opens a stream of events. `received` is its text without heartbeats, which come at any time. */
export async function openStream(
  url: string,
  path: string,
  headers: Record<string, string>,
  agent?: Agent,
): Promise<EventStream> {
  const { hostname, port } = new URL(url);
  const [response] = await once(request({ hostname, port, path, headers, agent }).end(), 'response');
  const stream: EventStream = Object.assign(response, { received: '' });
  stream.setEncoding('utf8').on('data', (part) => {
    stream.received = (stream.received + part).replace(/^:\n\n/gm, '');
  });
  return stream;
}

/** Resolves when a stream has received this text. */
export async function hear(stream: EventStream, text: string): Promise<void> {
  while (!stream.received.includes(text)) await once(stream, 'data');
}
