import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';

const source = (name: string) => JSON.stringify(path.resolve(import.meta.dirname, '../src', name));

function run(program: string, ...args: string[]) {
  const flags = ['--import', 'tsx', '--input-type=module', '-e', program, '--', ...args];
  return spawn(process.execPath, flags, { cwd: path.resolve(import.meta.dirname, '..') });
}

test('with --with-parent a process ends when its standard input closes', async () => {
  const program = `import { endWithParent } from ${source('endWithParent.ts')};
endWithParent(); setInterval(() => {}, 1000); console.log('ready');`;
  const child = run(program, '--with-parent');
  await once(child.stdout, 'data');
  const exited = once(child, 'exit');
  child.stdin.destroy();
  expect(await exited).toEqual([null, 'SIGTERM']);
});

test('a rejection that nothing handles is logged, and the process continues', async () => {
  const program = `import { logRejections } from ${source('logRejections.ts')};
logRejections({ error: ({ err }, message) => console.log(message, err.message) });
Promise.reject(new Error('forgotten'));
setTimeout(() => console.log('continues'), 1);`;
  const child = run(program);
  const exited = once(child, 'exit');
  expect(await text(child.stdout)).toBe('A rejection was not handled forgotten\ncontinues\n');
  expect(await exited).toEqual([0, null]);
});
