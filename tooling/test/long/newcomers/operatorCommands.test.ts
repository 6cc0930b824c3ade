import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bundle, openReleases } from '../../../../services/gateway/test/support/hostileReleases';
import { startTestGuide, type TestGuide } from '../../support/testGuide';

let guide: TestGuide;
beforeAll(async () => {
  guide = await startTestGuide();
  Object.assign(guide.standsFor, {
    '<name>': 'map',
    '<site>': 'guide-test',
    'pubs-key.json': path.join(guide.folder, 'pubs-key.json'),
  });
  const releases = await openReleases(guide);
  for (const module of ['pubs', 'map', 'embed-kit'])
    for (const version of ['2.0.0', '3.0.0']) {
      await releases.add(module, version, bundle(`() => title('${version}')`));
      await releases.registry.promote(module, version);
    }
});
afterAll(() => guide?.remove());

/** In the order in which they run: what one changes, the next shows. */
const LINES: [line: string, prints: RegExp][] = [
  ['npm run modules -- key --site <site> --file pubs-key.json', /^\{"kid":"[\w-]{12}","x":"[\w-]{43}"\}$/m],
  ['npm run modules -- list', /^pubs: 3\.0\.0$/m],
  ['npm run rollback -w mfe-pubs', /^pubs is back at 2\.0\.0\.$/m],
  ['npm run rollback -w mfe-<name>', /^map is back at 2\.0\.0\.$/m],
  ['npm run embed -- rollback', /^embed-kit is back at 2\.0\.0\.$/m],
  ['npm run modules -- unregister pubs --reason "Merged into discover"', /^pubs is unregistered: /m],
  ['npm run modules -- unregister embed-kit --reason "Moved"', /^embed-kit is unregistered: /m],
  ['npm run ops -- releases list', /^map: 2\.0\.0$/m],
  ['npm run ops -- releases rollback map', /^map is back at \S+\.$/m],
  ['npm run ops -- releases unregister map', /^map is unregistered: /m],
  // Nobody has subscribed.
  ['npm run ops -- newsletter export', /^(?!.*"email")/s],
  ['npm run ops -- security-log', / unregister {2}pubs 2\.0\.0$/m],
  ['npm run ops -- licences', /^\d+ packages, \d+ licences\.$/m],
];
test.each(LINES)('%s', async (line, prints) => {
  expect(await guide.run(line)).toMatch(prints);
});
