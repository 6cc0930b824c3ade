import { parseArgs } from 'node:util';
import { siteWideUses } from '../check/site-wide.mjs';
import { buildAndCheck } from './checked-build.mjs';
import { checkForGuide, connect } from './guide-connection.mjs';
import { readModule } from './read-module.mjs';

/** `guide check [--guide URL]` @param {string[]} args */
export async function run(args) {
  const { values } = parseArgs({ args, options: { guide: { type: 'string' } } });
  if (values.guide === undefined) {
    const checked = await readModule();
    const { module, version, languages } = await buildAndCheck(checked);
    printLanguages(languages);
    printSiteWideUses(checked.target.out);
    console.log(`${module} ${version} passes the checks that need no running guide.`);
    console.log('Check your key, and that paths and slots are free: npx guide check --guide URL');
    return;
  }
  const connection = await connect(args);
  const { version, languages } = await checkForGuide(connection);
  printLanguages(languages);
  printSiteWideUses(connection.module.target.out);
  console.log(
    `${connection.module.target.name} ${version} passes every check that ${values.guide} makes of an upload.`,
  );
}

/** Prints where the module uses what belongs to the whole site. @param {string} out */
function printSiteWideUses(out) {
  const uses = siteWideUses(out);
  if (uses.length === 0) return;
  console.log('A module is the whole site in the browser. Does it need these?');
  for (const use of uses) console.log(`  ${use}`);
}

/** Prints how much is translated. @param {import('@guide/contracts/api').ReleaseManifest['languages']} [languages] */
function printLanguages(languages = {}) {
  for (const [language, { translated, texts }] of Object.entries(languages)) {
    const others = translated < texts ? '; the others are English' : '';
    console.log(`${language}: ${translated} of ${texts} texts are translated${others}.`);
  }
}
