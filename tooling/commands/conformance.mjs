/**
 * `npm run test:conformance`: the conformance tests against the deployment that `MONGODB_URL` names, or
 * against the embedded database without it. With `--ferretdb` they run against FerretDB 1.24 on SQLite, an
 * independent engine that a Go toolchain builds from its module.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';

const root = path.resolve(import.meta.dirname, '../..');
const ferretModule = 'github.com/FerretDB/FerretDB@v1.24.0';

const { status } = process.argv.includes('--ferretdb')
  ? await onFerretDB()
  : runTests(process.env.MONGODB_URL);
process.exit(status ?? 1);

function runTests(url) {
  const args = ['--experimental-vm-modules', 'node_modules/.bin/jest', '--selectProjects', 'node'];
  return spawnSync(
    process.execPath,
    [...args, '--testPathPatterns', 'services/embedded-mongo/test/conformance'],
    {
      cwd: root,
      stdio: 'inherit',
      env: url ? { ...process.env, MONGODB_URL: url } : process.env,
    },
  );
}

async function onFerretDB() {
  const binary = buildFerretDB();
  const state = await mkdtemp(path.join(tmpdir(), 'ferretdb-'));
  const address = `127.0.0.1:${await freePort()}`;
  const options = {
    'listen-addr': address,
    'debug-addr': '-',
    'state-dir': state,
    'sqlite-url': `file:${state}/`,
  };
  const server = spawn(binary, [
    '--handler=sqlite',
    '--telemetry=disable',
    '--log-level=error',
    ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
  ]);
  const ended = once(server, 'exit');
  try {
    const url = `mongodb://${address}/`;
    const client = await new MongoClient(url, { serverSelectionTimeoutMS: 30_000 }).connect();
    await client.close();
    return runTests(url);
  } finally {
    server.kill();
    await ended;
    rmSync(state, { recursive: true });
  }
}

/** The path of FerretDB's program, which is built once. */
function buildFerretDB() {
  const go = ['go', '/usr/local/go/bin/go'].find((command) => spawnSync(command, ['version']).status === 0);
  if (!go) {
    console.error('The FerretDB run needs a Go toolchain (https://go.dev); none was found.');
    process.exit(1);
  }
  const folder = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'guide');
  const binary = path.join(folder, 'ferretdb-1.24.0');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const downloaded = spawnSync(go, ['mod', 'download', '-json', ferretModule], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (downloaded.status !== 0) throw new Error(`FerretDB could not be downloaded: ${downloaded.stderr}`);
  const tags = 'ferretdb_no_postgresql,ferretdb_no_mysql,ferretdb_no_hana';
  const source = JSON.parse(downloaded.stdout).Dir;
  const built = spawnSync(go, ['build', '-C', source, '-tags', tags, '-o', binary, './cmd/ferretdb'], {
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('FerretDB could not be built.');
  return binary;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
