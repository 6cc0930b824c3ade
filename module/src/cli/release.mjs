import { connect, prepareRelease } from './guide-connection.mjs';
import { shareOf } from './visitors-share.mjs';

/** `guide release --guide URL [--canary PERCENT [--ramp]]` @param {string[]} args */
export async function run(args) {
  const connection = await connect(args, { canary: { type: 'string' }, ramp: { type: 'boolean' } });
  const { values, request } = connection;
  const percent = shareOf(values);
  const { archive, version } = await prepareRelease(connection);
  const { message } = await request('release', { version, percent, ramp: values.ramp ?? false }, archive);
  console.log(message);
  console.log(`Take it back with: guide rollback --guide ${values.guide}`);
}
