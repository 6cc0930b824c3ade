import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { BSON } from 'mongodb';

const script = path.resolve(import.meta.dirname, '../../../../docs/deploy/mongo-users.js');

/** Commands that every authenticated user may send. */
const FREE = new Set([
  'hello',
  'isMaster',
  'ismaster',
  'ping',
  'buildInfo',
  'endSessions',
  'connectionStatus',
]);
/** Commands of the role `readWrite` (https://www.mongodb.com/docs/manual/reference/built-in-roles/). */
const READ_WRITE = new Set([
  'find',
  'getMore',
  'killCursors',
  'count',
  'distinct',
  'aggregate',
  'listCollections',
  'listIndexes',
  'insert',
  'update',
  'delete',
  'findAndModify',
  'create',
  'drop',
  'createIndexes',
  'dropIndexes',
  'dbStats',
  'collStats',
]);

const OP_MSG = 2013;
const HEADER_BYTES = 16;
const FLAGS_BYTES = 4;

interface User {
  user: string;
  roles: { role: string; db: string }[];
}

/** The users that the shipped script creates. */
export function shippedUsers(): User[] {
  const users: User[] = [];
  const db = { getSiblingDB: () => ({ createUser: (user: User) => users.push(user) }) };
  new Function('db', 'process', readFileSync(script, 'utf8'))(db, { env: {} });
  return users;
}

/** Starts a proxy of the embedded database, which has no users, that enforces the roles of one user. */
export async function rightsOf({ roles }: User, socketUrl: string) {
  const socketPath = decodeURIComponent(new URL(socketUrl).hostname);
  const refused: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(socketPath);
    sockets.add(client).add(database);
    client.on('error', () => {}).on('close', () => database.destroy());
    database.on('error', () => {}).on('close', () => client.destroy());
    database.pipe(client);
    let bytes: Buffer = Buffer.alloc(0);
    client.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      while (bytes.length >= HEADER_BYTES && bytes.length >= bytes.readInt32LE(0)) {
        const message = bytes.subarray(0, bytes.readInt32LE(0));
        bytes = bytes.subarray(message.length);
        const command = commandOf(message);
        if (!command || isGiven(command)) database.write(message);
        else {
          refused.push(`${command.name} on ${command.db}`);
          client.write(unauthorized(message, command));
        }
      }
    });
  });
  const isGiven = ({ name, db }: Command) =>
    FREE.has(name) || roles.some((one) => one.role === 'readWrite' && one.db === db && READ_WRITE.has(name));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Command {
  name: string;
  db: string;
}

/** Parses a command; null for the legacy handshake, which names no database of the guide. */
function commandOf(message: Buffer): Command | null {
  if (message.readInt32LE(12) !== OP_MSG) return null;
  for (let at = HEADER_BYTES + FLAGS_BYTES; at < message.length; ) {
    const kind = message[at]!;
    const size = message.readInt32LE(at + 1);
    if (kind === 0) {
      const body = BSON.deserialize(message.subarray(at + 1, at + 1 + size));
      return { name: Object.keys(body)[0]!, db: body.$db };
    }
    at += 1 + size;
  }
  throw new Error('A message without a command');
}

function unauthorized(message: Buffer, { name, db }: Command): Buffer {
  const errmsg = `not authorized on ${db} to execute command ${name}`;
  const body = BSON.serialize({ ok: 0, errmsg, code: 13, codeName: 'Unauthorized' });
  const head = Buffer.alloc(HEADER_BYTES + FLAGS_BYTES + 1);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(message.readInt32LE(4), 8);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, body]);
}
