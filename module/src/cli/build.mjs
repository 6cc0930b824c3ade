import { buildModule } from '../build/build.mjs';
import { readModule } from './read-module.mjs';
import { asRefusal } from './refusal.mjs';

/** `guide build` */
export async function run() {
  const { target } = await readModule();
  const { module, version } = await asRefusal(buildModule(target));
  console.log(`Built ${module} ${version} in ${target.out}.`);
}
