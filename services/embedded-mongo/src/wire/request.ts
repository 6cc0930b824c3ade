import { type Document, decodeRequest } from '../values/bson';
import { WireError } from './messages';

export type Request = {
  requestId: number;
  /** @throws WireError or MalformedBsonError for malformed bytes, CommandError for unsupported values */
  read: () => Document;
  /** Drivers use OP_QUERY for the handshake only; its reply is OP_REPLY. */
  kind: 'message' | 'query';
};

export type RawRequest = Request & { body: Buffer };

const OP_QUERY = 2004;
const OP_MSG = 2013;
/** Required flags, of which none is supported. */
const REQUIRED_FLAGS = 0xffff;

export function readRequest(message: Buffer): RawRequest {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_MSG) return { requestId, kind: 'message', ...readMessage(message) };
  if (opCode === OP_QUERY) return { requestId, kind: 'query', ...readQuery(message) };
  throw new WireError(`opcode ${opCode}`);
}

function readMessage(message: Buffer): Pick<RawRequest, 'read' | 'body'> {
  if (message.length < 26) throw new WireError('a message without a body');
  const flags = message.readUInt32LE(16);
  if (flags & REQUIRED_FLAGS) throw new WireError(`unknown flags ${flags}`);
  let body: Buffer | undefined;
  const sequences: Buffer[] = [];
  for (let offset = 20; offset < message.length; ) {
    const kind = message[offset];
    const section = sectionAt(message, offset + 1, message.length);
    if (kind === 0 && !body) body = section;
    else if (kind === 1) sequences.push(section);
    else throw new WireError(`a section of kind ${kind}`);
    offset += 1 + section.length;
  }
  if (!body) throw new WireError('a message without a body');
  return { body, read: () => readBody(body, sequences) };
}

function sectionAt(message: Buffer, start: number, end: number): Buffer {
  const length = start + 4 <= end ? message.readInt32LE(start) : 0;
  if (length < 5 || start + length > end) throw new WireError('a section that ends beyond its message');
  return message.subarray(start, start + length);
}

function readBody(body: Buffer, sequences: Buffer[]): Document {
  const document = decodeRequest(body);
  for (const section of sequences) readSequence(section, document);
  return document;
}

function readSequence(section: Buffer, body: Document): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new WireError('a document sequence without a name');
  const name = section.toString('utf8', 4, nameEnd);
  if (Object.hasOwn(body, name) || name === '__proto__')
    throw new WireError('a document sequence of a wrong name');
  const documents: Document[] = [];
  for (let offset = nameEnd + 1; offset < section.length; ) {
    const bytes = sectionAt(section, offset, section.length);
    documents.push(decodeRequest(bytes));
    offset += bytes.length;
  }
  body[name] = documents;
}

function readQuery(message: Buffer): Pick<RawRequest, 'read' | 'body'> {
  const nameEnd = message.indexOf(0, 20);
  const start = nameEnd + 9;
  if (nameEnd < 0 || start > message.length) throw new WireError('a malformed query');
  const namespace = message.toString('utf8', 20, nameEnd);
  if (!namespace.endsWith('.$cmd')) throw new WireError('a query that is not a command');
  const body = sectionAt(message, start, message.length);
  return { body, read: () => ({ ...decodeRequest(body), $db: namespace.slice(0, -5) }) };
}
