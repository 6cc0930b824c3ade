import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { london, startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect, test } from '@jest/globals';
import { buildProgram } from '../../../tooling/build/program.mjs';

const program = await buildProgram('services/pubs/src/server.ts');
const database = await startTestDatabase();
afterAll(() => database.remove());

function run(environment: Record<string, string>): { child: ChildProcess; lines: string[] } {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, CITY_FOLDER: london, MONGODB_URL: database.url, ...environment },
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    child.emit('line', line);
  });
  return { child, lines };
}

test('it listens, logs no visitor data, and exits on SIGTERM', async () => {
  const { child, lines } = run({ PORT: '0' });
  let ready: { ready?: boolean; url: string };
  do {
    const [line] = await once(child, 'line');
    ready = JSON.parse(line);
  } while (!ready.ready);

  const response = await fetch(`${ready.url}/api/pubs/1`, { headers: { 'user-agent': 'Teapot/1.0' } });
  expect(response.status).toBe(200);
  await fetch(`${ready.url}/api/pubs?who=ann`);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);

  const log = lines.join('\n');
  expect(log).toContain('"path":"/api/pubs/1"');
  for (const personal of ['remoteAddress', 'Teapot', 'ann']) expect(log).not.toContain(personal);
});

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '0', MONGODB_URL: 'elsewhere' }, 'MONGODB_URL'],
  [{ PORT: '0', CITY_FOLDER: '/nowhere' }, '/nowhere/'],
])('%j stops the start with one sentence that names it', async (environment, name) => {
  const { child, lines } = run({ LOG_LEVEL: 'silent', ...environment });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(lines).toEqual([expect.stringContaining(name)]);
});
