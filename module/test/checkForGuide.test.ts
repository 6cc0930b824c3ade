import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../tooling/test/support/temporaryFolder';
import { checkForGuide } from '../src/cli/guide-connection.mjs';
import { Refusal } from '../src/cli/refusal.mjs';

const refused = (message: string, code: string) =>
  new Refusal(message, { cause: Object.assign(new Error(message), { code }) });

/** A connection of a module without files, whose build would be reported. */
const connectionTo = (request: () => Promise<unknown>, key: Promise<unknown> = Promise.resolve()) =>
  ({
    request,
    key,
    module: {
      pkg: {
        guide: { owner: 'Team Events', claims: { paths: [{ path: '/events', screen: 'Events' }] } },
      },
      target: { name: 'events' },
      build: async () => ({ version: 'built' }),
    },
  }) as unknown as Parameters<typeof checkForGuide>[0];

const folder = temporaryFolder();
beforeEach(async () => {
  process.env.RELEASE_KEY = path.join(folder, 'release-key.json');
  await writeFile(
    process.env.RELEASE_KEY,
    JSON.stringify({ kid: 'k1', x: 'x1', d: 'secret', site: 'guide' }),
  );
});
afterEach(() => {
  delete process.env.RELEASE_KEY;
});

test('a key that the guide does not know is refused with the entry for the owners file', async () => {
  const unknown = connectionTo(async () => {
    throw refused('The request is signed with a key that the owners file does not name.', 'NOT_SIGNED');
  });
  await expect(checkForGuide(unknown)).rejects.toThrow(
    'Refused: The request is signed with a key that the owners file does not name. The "teams" of the owners file need {"Team Events":{"keys":[{"kid":"k1","x":"x1"}],"modules":["events"],"paths":["/events"],"slots":["events/*"]}}',
  );
});

test('an entry does not help a revoked key', async () => {
  const revoked = connectionTo(async () => {
    throw refused('The key k1 of Team Events is revoked.', 'NOT_PERMITTED');
  });
  await expect(checkForGuide(revoked)).rejects.toThrow(/^Refused: The key k1 of Team Events is revoked\.$/);
});

test('a missing key is a reason among the others', async () => {
  const missing = connectionTo(async () => ({}), Promise.reject(new Refusal('There is no release key.')));
  await expect(checkForGuide(missing)).rejects.toThrow(/^Refused: There is no release key\.$/);
});

test('a canary of a first release is refused before the build', async () => {
  const first = connectionTo(async () => ({ allocations: [] }));
  await expect(checkForGuide(first, 10)).rejects.toThrow(
    'Refused: No release of events is live. Release the first one without --canary.',
  );
  expect(await checkForGuide(first)).toEqual({ version: 'built' });
});

test('an unreachable guide ends the command', async () => {
  const away = connectionTo(async () => {
    throw new Refusal('http://localhost:9 cannot be reached.');
  });
  await expect(checkForGuide(away)).rejects.toThrow(/^http:\/\/localhost:9 cannot be reached\.$/);
});
