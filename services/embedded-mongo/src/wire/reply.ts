import type { Request } from './request';

let lastResponse = 0;

export function replyTo(request: Request, body: Uint8Array): Buffer {
  const lead = Buffer.alloc(request.kind === 'message' ? 21 : 36);
  lead.writeInt32LE(lead.length + body.length, 0);
  lastResponse = (lastResponse + 1) | 0;
  lead.writeInt32LE(lastResponse, 4);
  lead.writeInt32LE(request.requestId, 8);
  lead.writeInt32LE(request.kind === 'message' ? 2013 : 1, 12);
  if (request.kind === 'query') {
    lead.writeInt32LE(8, 16);
    lead.writeInt32LE(1, 32);
  }
  return Buffer.concat([lead, body]);
}
