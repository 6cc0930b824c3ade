import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type Document, MongoClient } from 'mongodb';
import { AuthenticationError, credentialsOf, startConversation } from '../src/authentication/scram';
import { useServer } from './support/directory';

const { server, client } = await useServer('right');
await client.db('guide').collection('subscriptions').insertOne({ email: 'ann@example.org' });

const READ = { find: 'subscriptions' };
const COMMANDS = [
  READ,
  { listCollections: 1 },
  { listDatabases: 1 },
  { insert: 'subscriptions', documents: [{ email: 'eve@example.org' }] },
  { dropDatabase: 1 },
  { ping: 1 },
  { buildInfo: 1 },
  { nothing: 1 },
];

async function tryCommands(url: string, commands: Document[]): Promise<unknown[]> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 2000 });
  const outcomes: unknown[] = [];
  for (const command of commands)
    outcomes.push(
      await client
        .db('guide')
        .command(command)
        .catch((error) => error.code),
    );
  await client.close();
  return outcomes;
}

test('a client with the password reads and writes', async () => {
  expect(await client.db('guide').collection('subscriptions').countDocuments()).toBe(1);
});

test('a client without the password is refused all commands except the handshake, with code 13', async () => {
  const url = server.url.replace(/\/\/.*@/, '//').replace(/\?.*/, '');
  expect(await tryCommands(url, COMMANDS)).toEqual(COMMANDS.map(() => 13));
});

test.each([
  ['a wrong password', (url: string) => url.replace(':right@', ':wrong@')],
  ['a wrong name', (url: string) => url.replace('//guide:', '//root:')],
  ['another mechanism', (url: string) => url.replace('SCRAM-SHA-256', 'PLAIN')],
])('%s is refused with code 18', async (_what, change) => {
  expect(await tryCommands(change(server.url), [READ])).toEqual([18]);
});

test('a forged or repeated proof is refused', () => {
  // Based on RFC 7677, section 3, with the server's salt and nonce.
  const credentials = credentialsOf('user', 'pencil');
  const conversation = startConversation(credentials, 'n,,n=user,r=abc');
  expect(conversation.message).toMatch(/^r=abc[\w+/=]{32},s=[\w+/=]+,i=4096$/);
  const nonce = conversation.message.slice(2, conversation.message.indexOf(',s='));
  for (const last of [
    `c=biws,r=${nonce},p=`,
    `c=biws,r=${nonce},p=${Buffer.alloc(32).toString('base64')}`,
    `c=biws,r=abc,p=${createHmac('sha256', 'a').digest('base64')}`,
    `c=eSws,r=${nonce},p=${Buffer.alloc(32).toString('base64')}`,
    '',
  ])
    expect(() => conversation.finish(last)).toThrow(AuthenticationError);
  for (const first of ['', 'n,,n=user', 'n=user,r=abc', 'n,,n=other,r=abc', 'y,,n=user,r=abc'])
    expect(() => startConversation(credentials, first)).toThrow(AuthenticationError);
});
