import path from 'node:path';
import { expect, test } from '@jest/globals';
import { startGateway } from '../../../../services/gateway/test/support/gateway';
import { bundle, openReleases } from '../../../../services/gateway/test/support/hostileReleases';
import { keysOf } from '../../../../services/gateway/test/support/signing';
import { root, runLine } from '../../support/lines';

const site = await startGateway();
const keys = keysOf(site.database);
const releases = await openReleases(site);
const VERSIONS = {
  pubs: ['2.0.0', '3.0.0'],
  map: ['1.0.0', '2.0.0', '3.0.0'],
  'embed-kit': ['2.0.0', '3.0.0'],
};
for (const [module, versions] of Object.entries(VERSIONS))
  for (const version of versions) {
    await releases.add(module, version, bundle(`() => title('${version}')`));
    await releases.registry.promote(module, version);
  }
/** Values for placeholders of documented lines. */
const placeholders = {
  '<name>': 'map',
  '<site>': 'guide-test',
  'pubs-key.json': path.join(site.folder, 'pubs-key.json'),
};
const settings = {
  MONGODB_URL: site.database.url,
  OWNERS_FILE: path.join(keys, 'owners.json'),
  RELEASE_KEY: path.join(keys, 'release-key.json'),
  GUIDE_URL: site.url,
  DATA_DIR: site.folder,
};

/** In the order in which they run: each line depends on earlier ones. */
const LINES: [line: string, expected: RegExp][] = [
  ['npm run modules -- key --site <site> --file pubs-key.json', /"kid": "[\w-]{12}",\s+"x": "[\w-]{43}"/],
  ['npm run modules -- list', /^pubs: 3\.0\.0$/m],
  ['npm run rollback -w mfe-pubs', /^pubs was rolled back to 2\.0\.0\.$/m],
  ['npm run rollback -w mfe-<name>', /^map was rolled back to 2\.0\.0\.$/m],
  ['npm run embed -- rollback', /^embed-kit was rolled back to 2\.0\.0\.$/m],
  ['npm run modules -- unregister pubs --reason "Merged into discover"', /^pubs was removed/m],
  ['npm run modules -- unregister embed-kit --reason "Moved"', /^embed-kit was removed/m],
  ['npm run ops -- releases list', /^map: 2\.0\.0$/m],
  ['npm run ops -- releases rollback map', /^map was rolled back to \S+\.$/m],
  ['npm run ops -- releases unregister map', /^map was removed/m],
  ['npm run ops -- newsletter export', /^(?!.*"email")/s],
  ['npm run ops -- security-log', / unregister {2}pubs 2\.0\.0$/m],
  ['npm run ops -- licences', /^\d+ packages, \d+ licences\.$/m],
];
test.each(LINES)('%s', async (line, expected) => {
  const { ok, text } = await runLine(line, placeholders, root, settings);
  expect([ok, text]).toEqual([true, expect.stringMatching(expected)]);
});
