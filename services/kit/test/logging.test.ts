import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { logging } from '../src';

test('a warning names the reason in a line, and only an error has a stack trace', () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = pino(logging('warn', 'gateway'), stream);
  const err = new Error('The renderer waited 691 ms for a processor');
  log.warn({ err, module: 'pubs' }, 'Rendering a module failed');
  log.child({ service: 'discover' }).warn({ err }, 'Late');
  log.error({ err, module: 'pubs' }, 'Rendering a module failed');
  expect(lines).toMatchObject([
    { module: 'pubs', err: { type: 'Error', message: err.message }, msg: 'Rendering a module failed' },
    { service: 'discover', err: { type: 'Error', message: err.message }, msg: 'Late' },
    { module: 'pubs', err: { message: err.message, stack: err.stack } },
  ]);
  expect(JSON.stringify(lines.slice(0, 2))).not.toContain('stack');
});
