import { connect, prepareRelease } from './guide-connection.mjs';
import { parseShare } from './visitors-share.mjs';

/** `guide release --guide URL [--canary PERCENT [--ramp]]` @param {string[]} args @param {import('./read-module.mjs').OwnModule} [module] */
export async function run(args, module) {
  const connection = await connect(args, { canary: { type: 'string' }, ramp: { type: 'boolean' } }, module);
  const { values, request } = connection;
  const percent = parseShare(values);
  const { archive, version } = await prepareRelease(connection, percent);
  const { message } = await request('release', { version, percent, ramp: values.ramp ?? false }, archive);
  console.log(message);
  console.log(`Take it back with: ${module?.rollback ?? `npx guide rollback --guide ${values.guide}`}`);
}
