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
 * The process: `--data DIR` and `--socket PATH` or `--port N`. Prints `{"ready":true,"url":…}` when it listens. With
 * `--password-file FILE`, which is created when missing, clients need its password, and the URL has it. Ends on SIGTERM
 * and SIGINT, and with `--with-parent` when its standard input closes. While no server runs, `check DIR` reads everything
 * and reports damage, and `compact DIR` writes the file anew without its free pages, which hold deleted documents.
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
  const end = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  if (values['with-parent']) process.stdin.resume().once('end', end);
  console.log(JSON.stringify({ ready: true, url: server.url }));
}

async function maintain(what: string, directory: string): Promise<void> {
  if (!existsSync(join(directory, DATA_FILE))) throw new Error(`There is no data file in ${directory}.`);
  if (what === 'read') {
    for (const [namespace, documents] of await readEverything(directory))
      console.log(`${namespace}: ${documents}`);
    return;
  }
  const collections = checkInChildProcess(program, directory);
  if (what === 'compact') await compact(directory);
  console.log(`${collections}The data directory ${directory} is whole.`);
}

async function compact(directory: string): Promise<void> {
  const file = join(directory, DATA_FILE);
  const before = statSync(file).size;
  const aside = `${directory}.compacted`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  const source = openRoot(directory, true);
  await source.backup(aside, true).finally(() => source.close());
  renameSync(join(aside, DATA_FILE), file);
  rmSync(aside, { recursive: true });
  console.log(`${before} bytes before, ${statSync(file).size} after.`);
}

/** The password in a file that only its owner may read; created when there is none, or only a part of one. */
function readOrCreatePassword(file: string): string {
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (stored.length === PASSWORD_LENGTH) return stored;
  const password = randomBytes(PASSWORD_LENGTH / 2).toString('hex');
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, password, { mode: 0o600, flag: 'wx' });
  return password;
}
