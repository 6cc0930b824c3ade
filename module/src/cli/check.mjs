import { parseArgs } from 'node:util';
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
    console.log(`${module} ${version} passes the checks that need no running guide.`);
    console.log('Check your key, and that paths and slots are free: npx guide check --guide URL');
    return;
  }
  const connection = await connect(args);
  const { version, languages } = await checkForGuide(connection);
  printLanguages(languages);
  console.log(
    `${connection.module.target.name} ${version} passes every check that ${values.guide} makes of an upload.`,
  );
}

/** Prints how much is translated. @param {import('@guide/contracts/api').ReleaseManifest['languages']} [languages] */
function printLanguages(languages = {}) {
  for (const [language, { translated, texts }] of Object.entries(languages)) {
    const others = translated < texts ? '; the others are English' : '';
    console.log(`${language}: ${translated} of ${texts} texts are translated${others}.`);
  }
}
