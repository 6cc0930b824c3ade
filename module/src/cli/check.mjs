import { parseArgs } from 'node:util';
import { buildAndCheck } from './checked-build.mjs';
import { connect } from './guide-connection.mjs';
import { readModule } from './read-module.mjs';

/** `guide check [--guide URL]` @param {string[]} args */
export async function run(args) {
  const { values } = parseArgs({ args, options: { guide: { type: 'string' } } });
  if (values.guide === undefined) {
    const { module, version, languages } = await buildAndCheck(await readModule());
    printLanguages(languages);
    console.log(`${module} ${version} passes the checks that need no running guide.`);
    console.log('Check your key, and that paths and slots are free: guide check --guide URL');
    return;
  }
  const { module, request } = await connect(args);
  const { version, languages } = await buildAndCheck(module, await request('status'));
  printLanguages(languages);
  console.log(`${module.target.name} ${version} passes every check that ${values.guide} makes of an upload.`);
}

/** Prints how much is translated. @param {import('@guide/contracts/api').ReleaseManifest['languages']} [languages] */
function printLanguages(languages = {}) {
  for (const [language, { translated, texts }] of Object.entries(languages)) {
    const others = translated < texts ? '; the others are English' : '';
    console.log(`${language}: ${translated} of ${texts} texts are translated${others}.`);
  }
}
