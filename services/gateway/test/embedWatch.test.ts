import { EventEmitter, once } from 'node:events';
import { Writable } from 'node:stream';
import { ApiError } from '@guide/contracts/api';
import { createAvailability } from '@guide/service-kit';
import { startTestDatabase } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { createToken } from '../src/embed/manage';
import { createWatch } from '../src/embed/watch';

test('while the database is away the log has one line for all questions about open pages', async () => {
  const database = await startTestDatabase();
  const db = database.client.db('guide_gateway');
  const { record } = await createToken(db, { label: 'Team page', origins: ['https://team.example'] });
  const lines: { msg: string }[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => done(void lines.push(JSON.parse(line))) });
  const app = Fastify({ logger: { level: 'warn', stream } });
  const availability = createAvailability(() => db.command({ ping: 1 }), app.log);
  const questions = new EventEmitter();
  const watch = createWatch(db, app.log, availability, async () => {
    questions.emit('asked');
    throw new ApiError(503, '{"error":{"code":"DATABASE_UNAVAILABLE"}}');
  });
  app.get('/', (_request, reply) =>
    watch.stream({ token: record, address: '127.0.0.1', wantsVisitors: true }, reply),
  );
  app.addHook('preClose', async () => watch.close());
  const page = new AbortController();
  await fetch(await app.listen(), { signal: page.signal });

  await database.stop();
  for (let asked = 0; asked < 3; asked += 1) await once(questions, 'asked');
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringMatching(/^The database is away: /)]);

  page.abort();
  await app.close();
  availability.close();
  await database.remove();
});
