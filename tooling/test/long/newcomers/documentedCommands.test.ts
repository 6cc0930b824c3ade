import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openWorkshop } from '../../../../e2e/support/workshop';
import { buildSite } from '../../../build/site.mjs';
import { fillPlaceholders, runLine } from '../../support/lines';

const LINE_TIMEOUT_MS = 10 * 60_000;

let workshop: Awaited<ReturnType<typeof openWorkshop>>;
/** Values for placeholders of documented lines, longer placeholders first. */
const placeholders: Record<string, string> = {
  'backups/<file>.age': 'the encrypted backup',
  '<file> --identity': 'the encrypted backup, and its key',
  '<file>': 'the backup',
  // The running guide shows London, so another city's pack needs a confirmation.
  'import yourtown': 'import yourtown --yes',
  '<the pack before>': 'london',
  'PORT=4012': 'PORT=0',
};
const inWorkshop = (file: string) => path.join(workshop.folder, file);
beforeAll(async () => {
  await buildSite();
  workshop = await openWorkshop();
  const identity = await generateX25519Identity();
  placeholders['age1…'] = await identityToRecipient(identity);
  for (const file of ['backup-key.txt', 'keys.txt']) await writeFile(inWorkshop(file), `${identity}\n`);
  await cp(inWorkshop('cities/brambleford'), inWorkshop('cities/yourtown'), { recursive: true });
  await workshop.edit('cities/yourtown/package.json', 'brambleford', 'yourtown');
}, LINE_TIMEOUT_MS);
afterAll(() => workshop?.close());

/** The settings of another guide with the embedded database of this folder. */
const separateGuide = (name: string) => ({ MONGODB_URL: '', DATA_DIR: inWorkshop(name) });

const LINES: [line: string, expected: RegExp, data?: string][] = [
  ['npm run ops -- backup', /^Backup: .+/m],
  ['npm run ops -- backup --recipient age1…', /^Backup: .+\.age$/m],
  ['MONGODB_PREFIX=staging npm run ops -- restore <file> --from guide', /^Restored \d+ documents\.$/m],
  ['npm run ops -- restore <file>', /^Restored \d+ documents\.$/m, 'restored'],
  [
    'npm run ops -- restore backups/<file>.age --identity backup-key.txt',
    /^Restored \d+ documents\.$/m,
    'decrypted',
  ],
  ['npm run ops -- restore <file> --identity keys.txt', /^Restored \d+ documents\.$/m, 'another'],
  ['npm run ops -- database check', /^No damage found in .*\.$/m, 'restored'],
  ['npm run ops -- database compact', /^\d+ bytes before, \d+ after\.$/m, 'restored'],
  ['npm run content -- import yourtown', /^Imported cities\/yourtown\./m],
  ['npm run content -- import <the pack before> --yes', /^Imported cities\/london\./m],
  ['npm run sizes', /^Header, footer, toasts and settings: \d+ bytes/m],
  ['npm run build -- --image', /^Built\.$/m],
  ['npm test -w mfe-pubs', /^Tests: +\d+ passed/m],
  ['npm run check -w mfe-pubs', /^pubs \S+ passes the checks/m],
  ['npm run modules -- new events', /^Created mfe-events\./m],
  ['npm test -w mfe-events', /^Tests: +2 passed/m],
  ['npm run check -w mfe-events', /^events \S+ passes the checks/m],
  // Unchanged sources are the stable release, which keeps all visitors.
  ['npm run embed -- release --canary 10', /^(Released embed-kit \S+ to 10 %|embed-kit \S+ has 100 %)/m],
  ['npm run release -w mfe-pubs -- --canary 1 --ramp', /^(Released pubs \S+ to 1 %|pubs \S+ has 100 %)/m],
];
test.each(LINES)(
  '%s',
  // Named parameters would make the third one Jest's callback.
  async (...[line, expected, data]) => {
    const settings = { ...workshop.settings, ...(data && separateGuide(data)) };
    const { ok, text } = await runLine(line, placeholders, workshop.folder, settings);
    expect([ok, text]).toEqual([true, expect.stringMatching(expected)]);
    const backup = /^Backup: (.+)$/m.exec(text)?.[1];
    if (backup?.endsWith('.age')) {
      placeholders['backups/<file>.age'] = backup;
      placeholders['<file> --identity'] = `${backup} --identity`;
    } else if (backup) placeholders['<file>'] = backup;
  },
  LINE_TIMEOUT_MS,
);

test(
  'D-67 npm run modules -- add examples/postcards',
  async () => {
    const shown = async () => {
      const response = await fetch(`${workshop.url}/postcards`);
      return [response.status, /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1]];
    };
    expect(await shown()).toEqual([404, 'Page Not Found']);
    const line = `npm run modules -- add examples/postcards --guide ${workshop.url}`;
    const { ok, text } = await runLine(line, {}, workshop.folder, workshop.settings);
    expect([ok, text]).toEqual([true, expect.stringMatching(/^Released postcards \S+ to 100 %/m)]);
    for (const step of [1, 2, 3, 4]) expect(text).toMatch(new RegExp(`^\\[${step}/4, \\d+ s\\] `, 'm'));
    expect(await shown()).toEqual([200, 'Postcards']);
  },
  LINE_TIMEOUT_MS,
);

test.each([['PORT=4012 npm start -w services/pubs', /^The pubs service is ready: (http\S+)$/]])(
  '%s runs until it is stopped',
  async (line, ready) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...workshop.settings };
    const child = spawn('/bin/sh', ['-c', fillPlaceholders(line, placeholders)], {
      cwd: workshop.folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const exited = once(child, 'exit');
    try {
      let address: string | undefined;
      for await (const line of createInterface({ input: child.stdout })) {
        address = ready.exec(line)?.[1];
        if (address) break;
      }
      expect((await fetch(address!)).status).toBeLessThan(500);
    } finally {
      process.kill(-child.pid!, 'SIGTERM');
      await exited;
    }
  },
  LINE_TIMEOUT_MS,
);
