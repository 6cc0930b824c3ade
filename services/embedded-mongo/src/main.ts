import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './server';
import { checkInChildProcess, readEverything } from './storage/check';
import { DATA_FILE, openRoot } from './storage/dataFile';

const PASSWORD_LENGTH = 64;
const program = process.argv[1]!;

/**
 * Serves `--data DIR` at `--socket PATH` or `--port N`. Without a server, `check DIR` reports damage, and `compact DIR`
 * removes free pages, which still contain deleted documents.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    socket: { type: 'string' },
    port: { type: 'string' },
    'password-file': { type: 'string' },
    'with-parent': { type: 'boolean' },
  },
});
const [action, folder] = positionals;

try {
  if (action !== undefined && folder !== undefined) await maintain(action, resolve(folder));
  else await start();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function start(): Promise<void> {
  if (!values.data) throw new Error('--data names the directory for the data.');
  const directory = resolve(values.data);
  if (existsSync(join(directory, DATA_FILE))) checkInChildProcess(program, directory);
  const server = await startEmbeddedMongo({
    directory,
    socketPath: values.socket,
    port: values.port === undefined ? undefined : Number(values.port),
    password: values['password-file'] && readOrCreatePassword(values['password-file']),
  });
  const shutDown = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
  if (values['with-parent']) process.stdin.resume().once('end', shutDown);
  console.log(JSON.stringify({ ready: true, url: server.url }));
}

async function maintain(command: string, directory: string): Promise<void> {
  if (!existsSync(join(directory, DATA_FILE))) throw new Error(`There is no data file in ${directory}.`);
  if (command === 'read') {
    for (const [namespace, documents] of await readEverything(directory))
      console.log(`${namespace}: ${documents}`);
    return;
  }
  const collections = checkInChildProcess(program, directory);
  if (command === 'compact') await compact(directory);
  console.log(`${collections}No damage found in ${directory}.`);
}

async function compact(directory: string): Promise<void> {
  const file = join(directory, DATA_FILE);
  const before = statSync(file).size;
  const temporary = `${directory}.compacted`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { mode: 0o700 });
  const source = openRoot(directory, true);
  await source.backup(temporary, true).finally(() => source.close());
  renameSync(join(temporary, DATA_FILE), file);
  rmSync(temporary, { recursive: true });
  console.log(`${before} bytes before, ${statSync(file).size} after.`);
}

/** Reads the password file, or creates it for its owner only when it is missing or incomplete. */
function readOrCreatePassword(file: string): string {
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (stored.length === PASSWORD_LENGTH) return stored;
  const password = randomBytes(PASSWORD_LENGTH / 2).toString('hex');
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, password, { mode: 0o600, flag: 'wx' });
  return password;
}
