import { buildModule } from '../build/build.mjs';
import { ownModule } from './own-module.mjs';
import { refused } from './refusal.mjs';

/** `guide build` */
export async function run() {
  const { target } = await ownModule();
  const { module, version } = await refused(buildModule(target));
  console.log(`Built ${module} ${version} in ${target.out}.`);
}
