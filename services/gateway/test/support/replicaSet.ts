import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { BSON, type Document, ObjectId, Timestamp } from 'mongodb';
import { splitMessages } from '../../../embedded-mongo/src/wire/messages';
import { replyTo } from '../../../embedded-mongo/src/wire/reply';
import { readRequest } from '../../../embedded-mongo/src/wire/request';

/** Of a command: after the header, the flags and the kind of the first section. */
const BODY_OFFSET = 16 + 4 + 1;
const HANDSHAKES = ['hello', 'isMaster', 'ismaster'];
const WRITES = [
  'insert',
  'update',
  'delete',
  'findAndModify',
  'createIndexes',
  'drop',
  'dropDatabase',
  'create',
];
/** The embedded database has no sessions; the members keep what a session needs. */
const SESSION_FIELDS = ['lsid', 'txnNumber', '$clusterTime'];

/**
 * What happens to a write at the primary. `cut`: its connection breaks; `failOver`: the other member becomes the primary,
 * and all connections of this one break. `before`: the write never happens; `after`: it is stored, but not acknowledged.
 */
export type Fault = 'cut before' | 'cut after' | 'failOver before' | 'failOver after' | 'delay';

const NONE = {
  'cut before': 0,
  'cut after': 0,
  'failOver before': 0,
  'failOver after': 0,
  delay: 0,
  repeated: 0,
};

/**
 * Two proxies of one database, which drivers see as the members of a replica set: one is the primary, the other refuses
 * reads and writes, and a retryable write that is sent again gets the result of the first attempt.
 */
export class ReplicaSet {
  /** Number of each fault that has happened, and of repeated writes that got the result of a first attempt. */
  readonly counts: Record<Fault | 'repeated', number> = { ...NONE };
  private readonly target: string;
  private readonly servers: Server[];
  private readonly sockets: Set<Socket>[] = [new Set(), new Set()];
  private readonly attempts = new Map<string, Promise<Buffer>>();
  private primary = 0;
  private term = 1;
  private writes = 0;

  /**
   * @param faultOf - the fault of the nth write, if any
   * @param delayMs - duration of the fault `delay`
   */
  constructor(
    databaseUrl: string,
    private readonly faultOf: (write: number) => Fault | undefined,
    private readonly delayMs: number,
  ) {
    this.target = decodeURIComponent(new URL(databaseUrl).hostname);
    this.servers = [0, 1].map((member) => createServer((socket) => void this.serve(member, socket)));
  }

  /** @returns the connection string, which lists both members */
  async listen(): Promise<string> {
    for (const server of this.servers) await once(server.listen(0, '127.0.0.1'), 'listening');
    return `mongodb://${this.addressOf(0)},${this.addressOf(1)}/?replicaSet=guide`;
  }

  async close(): Promise<void> {
    const closed = this.servers.map((server) => once(server.close(), 'close'));
    for (const member of [0, 1]) this.disconnect(member);
    await Promise.all(closed);
  }

  private addressOf(member: number): string {
    return `127.0.0.1:${(this.servers[member]!.address() as AddressInfo).port}`;
  }

  private hello(member: number): Document {
    const isPrimary = member === this.primary;
    const ts = new Timestamp({ t: this.term, i: this.writes });
    return {
      isWritablePrimary: isPrimary,
      ismaster: isPrimary,
      secondary: !isPrimary,
      setName: 'guide',
      setVersion: 1,
      hosts: [this.addressOf(0), this.addressOf(1)],
      me: this.addressOf(member),
      primary: this.addressOf(this.primary),
      ...(isPrimary && { electionId: new ObjectId(this.term.toString(16).padStart(24, '0')) }),
      lastWrite: { opTime: { ts, t: this.term }, lastWriteDate: new Date() },
      helloOk: true,
      logicalSessionTimeoutMinutes: 30,
      maxBsonObjectSize: 16_777_216,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
      minWireVersion: 0,
      maxWireVersion: 25,
      ok: 1,
    };
  }

  private disconnect(member: number): void {
    for (const socket of this.sockets[member]!) socket.destroy();
  }

  private failOver(): void {
    const former = this.primary;
    this.primary = 1 - former;
    this.term += 1;
    this.disconnect(former);
  }

  /** Runs a write, once for all its attempts. */
  private store(command: Command): Promise<Buffer> {
    const { lsid, txnNumber } = command.body;
    if (txnNumber === undefined) return this.pass(command);
    const key = `${BSON.EJSON.stringify(lsid)} ${txnNumber}`;
    const known = this.attempts.get(key);
    if (known) this.counts.repeated += 1;
    const attempt = known ?? this.pass(command);
    this.attempts.set(key, attempt);
    return attempt;
  }

  private pass(command: Command): Promise<Buffer> {
    return exchange(this.target, withoutSession(command));
  }

  /** @returns the response, or null for a write that never happens */
  private async write(command: Command, socket: Socket): Promise<Buffer | null> {
    this.writes += 1;
    const fault = this.faultOf(this.writes);
    if (fault) this.counts[fault] += 1;
    const { term } = this;
    if (fault === 'delay') await wait(this.delayMs);
    const isLost = fault?.endsWith('before') || term !== this.term;
    const response = isLost ? null : await this.store(command);
    if (fault?.startsWith('cut')) socket.destroy();
    if (fault?.startsWith('failOver')) this.failOver();
    return response;
  }

  private async respond(member: number, message: Buffer, socket: Socket): Promise<Buffer | null> {
    const reply = (body: Document) => replyTo(readRequest(message), BSON.serialize(body));
    if (readRequest(message).kind === 'query') return reply(this.hello(member));
    const command = parse(message);
    const name = Object.keys(command.body)[0]!;
    if (HANDSHAKES.includes(name)) return reply(this.hello(member));
    if (name === 'endSessions') return reply({ ok: 1 });
    const isWrite = WRITES.includes(name);
    if (member !== this.primary && name !== 'ping') return reply(notPrimary(isWrite, command));
    const response = isWrite ? await this.write(command, socket) : await this.pass(command);
    return response && answering(message, response);
  }

  private async serve(member: number, socket: Socket): Promise<void> {
    const open = this.sockets[member]!.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    try {
      for await (const message of splitMessages(socket)) {
        const response = await this.respond(member, message, socket);
        if (response && !socket.destroyed) socket.write(response);
      }
    } catch {
      // The driver or a fault has closed the connection.
    }
    socket.destroy();
  }
}

interface Command {
  message: Buffer;
  body: Document;
  /** Document sequences after the body. */
  rest: Buffer;
}

/** Parses a command; drivers send its body as the first section. */
function parse(message: Buffer): Command {
  const end = BODY_OFFSET + message.readInt32LE(BODY_OFFSET);
  const body = BSON.deserialize(message.subarray(BODY_OFFSET, end), {
    promoteValues: false,
    promoteBuffers: true,
  });
  return { message, body, rest: message.subarray(end) };
}

function withoutSession({ message, body, rest }: Command): Buffer {
  const fields = Object.entries(body).filter(([name]) => !SESSION_FIELDS.includes(name));
  const lead = message.subarray(0, BODY_OFFSET);
  const bytes = Buffer.concat([lead, BSON.serialize(Object.fromEntries(fields)), rest]);
  bytes.writeInt32LE(bytes.length, 0);
  return bytes;
}

/** Sends a command to the database by its own connection, which no fault affects. */
async function exchange(target: string, message: Buffer): Promise<Buffer> {
  const socket = connect(target);
  try {
    socket.write(message);
    for await (const response of splitMessages(socket)) return response;
    throw new Error('The database closed the connection');
  } finally {
    socket.destroy();
  }
}

const notPrimary = (isWrite: boolean, { body }: Command): Document => ({
  ok: 0,
  errmsg: 'not primary',
  ...(isWrite
    ? { code: 10_107, codeName: 'NotWritablePrimary' }
    : { code: 13_435, codeName: 'NotPrimaryNoSecondaryOk' }),
  ...(body.txnNumber !== undefined && { errorLabels: ['RetryableWriteError'] }),
});

/** The same response for another request: a recorded one answers several attempts. */
function answering(message: Buffer, response: Buffer): Buffer {
  const copy = Buffer.from(response);
  copy.writeInt32LE(message.readInt32LE(4), 8);
  return copy;
}
