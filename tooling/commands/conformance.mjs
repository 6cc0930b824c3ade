/**
 * `npm run test:conformance`: the conformance tests against the deployment that `MONGODB_URL` names, or
 * against the embedded database without it. With `--ferretdb` they run against FerretDB 1.24 on SQLite, an
 * independent engine that a Go toolchain builds from its embeddable package.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';

const root = path.resolve(import.meta.dirname, '../..');
/** FerretDB's own command can't be built from a module's files alone: these lack its version. */
const program = `package main

import (
	"context"
	"os"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: os.Args[1]},
		Handler:   "sqlite",
		SQLiteURL: os.Args[2],
	})
	if err != nil {
		panic(err)
	}
	server.Run(context.Background())
}
`;
const module = 'module conformance\n\ngo 1.22\n\nrequire github.com/FerretDB/FerretDB v1.24.0\n';

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
  const server = spawn(binary, [address, `file:${state}/`], { stdio: 'ignore' });
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
  const folder = path.join(
    process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'),
    'guide-ferretdb-1.24.0',
  );
  const binary = path.join(folder, 'ferretdb');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'go.mod'), module);
  writeFileSync(path.join(folder, 'main.go'), program);
  const tags = 'ferretdb_no_postgresql,ferretdb_no_mysql,ferretdb_no_hana';
  const built = spawnSync(go, ['build', '-mod=mod', '-tags', tags, '-o', binary, '.'], {
    cwd: folder,
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
