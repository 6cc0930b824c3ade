import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './server';

const PASSWORD_LENGTH = 64;

/**
 * The process: `--data DIR` and `--socket PATH` or `--port N`. Prints `{"ready":true,"url":…}` when it
 * listens; with `--password-file FILE` clients need the password in the file, which is made when it is not there, and
 * the URL has it. Ends on SIGTERM and SIGINT, and with `--with-parent` when its standard input closes.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    socket: { type: 'string' },
    port: { type: 'string' },
    'password-file': { type: 'string' },
    'with-parent': { type: 'boolean' },
  },
});

try {
  if (!values.data) throw new Error('--data names the directory for the data.');
  const server = await startEmbeddedMongo({
    directory: values.data,
    socketPath: values.socket,
    port: values.port === undefined ? undefined : Number(values.port),
    password: values['password-file'] && passwordIn(values['password-file']),
  });
  const end = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  if (values['with-parent']) process.stdin.resume().once('end', end);
  console.log(JSON.stringify({ ready: true, url: server.url }));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/** The password in a file that only its owner may read; made when there is none, or only a part of one. */
function passwordIn(file: string): string {
  const held = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (held.length === PASSWORD_LENGTH) return held;
  const password = randomBytes(PASSWORD_LENGTH / 2).toString('hex');
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, password, { mode: 0o600, flag: 'wx' });
  return password;
}
