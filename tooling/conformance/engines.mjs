/** Database servers that speak MongoDB's protocol, each started on a free port of this machine. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { buildDatabase } from '../build/program.mjs';

const CACHE = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'guide-conformance');

/** FerretDB's own command can't be built from a module's files alone: these lack its version. */
const FERRETDB_MAIN = `package main

import (
	"context"
	"os"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: "127.0.0.1:" + os.Args[1]},
		Handler:   "sqlite",
		SQLiteURL: "file:" + os.Args[2] + "/",
	})
	if err != nil {
		panic(err)
	}
	server.Run(context.Background())
}
`;
const FERRETDB_MODULE = 'module conformance\n\ngo 1.22\n\nrequire github.com/FerretDB/FerretDB v1.24.0\n';

/** It calls itself MongoDB 5.0 with the wire version of 4.0, which today's driver refuses. */
const JAVA_MAIN = `import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

public class Main {
  public static void main(String[] arguments) {
    MongoVersion version = new MongoVersion() {
      public List<Integer> getVersionArray() {
        return List.of(5, 0, 0);
      }

      public int getWireVersion() {
        return 13;
      }
    };
    new MongoServer(new MemoryBackend().version(version)).bind("127.0.0.1", Integer.parseInt(arguments[0]));
  }
}
`;
const JAVA_POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>guide</groupId><artifactId>conformance</artifactId><version>1</version>
  <dependencies><dependency>
    <groupId>de.bwaldvogel</groupId><artifactId>mongo-java-server-memory-backend</artifactId><version>1.47.0</version>
  </dependency></dependencies>
</project>
`;

/**
 * @typedef {object} Engine
 * @property {[probe: [program: string, argument: string], what: string]} [needs] a command that runs where what it needs is there
 * @property {(folder: string) => void} [make]
 * @property {(port: string, data: string, folder: string) => string[] | Promise<string[]>} start the command
 */

/** What each engine is made with, once, and the command that starts it. @type {Record<string, Engine>} */
const engines = {
  embedded: {
    start: async (port, data) => [process.execPath, await buildDatabase(), '--data', data, '--port', port],
  },
  ferretdb: {
    needs: [['go', 'version'], 'a Go toolchain (https://go.dev)'],
    make(folder) {
      writeFileSync(path.join(folder, 'go.mod'), FERRETDB_MODULE);
      writeFileSync(path.join(folder, 'main.go'), FERRETDB_MAIN);
      const tags = 'ferretdb_no_postgresql,ferretdb_no_mysql,ferretdb_no_hana';
      run(['go', 'build', '-mod=mod', '-tags', tags, '-o', 'ferretdb', '.'], folder);
    },
    start: (port, data, folder) => [path.join(folder, 'ferretdb'), port, data],
  },
  'mongo-java-server': {
    needs: [['mvn', '--version'], 'Maven and a JDK'],
    make(folder) {
      writeFileSync(path.join(folder, 'pom.xml'), JAVA_POM);
      writeFileSync(path.join(folder, 'Main.java'), JAVA_MAIN);
      const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
      run(['mvn', '-q', '-B', copy, '-DoutputDirectory=jars'], folder);
    },
    start: (port, _, folder) => [
      'java',
      '-cp',
      path.join(folder, 'jars/*'),
      path.join(folder, 'Main.java'),
      port,
    ],
  },
};

/** Their names; the first one is ours. */
export const ENGINES = Object.keys(engines);

/**
 * Runs this against an engine, which is made when it is used for the first time and ended afterwards.
 * @param {string} name of the engine
 * @param {(url: string) => Promise<T>} use
 * @returns {Promise<T>}
 * @template T
 * @throws Error in one sentence when it cannot be made or does not answer
 */
export async function withEngine(name, use) {
  const { start } = engineOf(name);
  const folder = makeEngine(name);
  const data = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const port = String(await freePort());
  const [program, ...args] = await start(port, data, folder);
  const server = spawn(String(program), args, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  try {
    const url = `mongodb://127.0.0.1:${port}/`;
    const client = await new MongoClient(url, { serverSelectionTimeoutMS: 30_000 }).connect();
    await client.close();
    return await use(url);
  } finally {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

/** @param {string} name */
function engineOf(name) {
  const engine = engines[name];
  if (!engine) throw new Error(`There is no engine ${name}.`);
  return engine;
}

/** Makes an engine where it is not there yet. @param {string} name @returns {string} its folder */
function makeEngine(name) {
  const folder = path.join(CACHE, name);
  const { needs, make } = engineOf(name);
  const finished = path.join(folder, 'finished');
  if (!make || existsSync(finished)) return folder;
  if (needs) {
    const [[program, argument], what] = needs;
    if (spawnSync(program, [argument]).status !== 0)
      throw new Error(`${name} needs ${what}; none was found.`);
  }
  mkdirSync(folder, { recursive: true });
  make(folder);
  writeFileSync(finished, '');
  return folder;
}

/** @param {[string, ...string[]]} command @param {string} folder */
function run([program, ...args], folder) {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${program} ${args.join(' ')}" failed in ${folder}.`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
