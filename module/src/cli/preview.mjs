import { connect, prepareRelease } from './guide-connection.mjs';

/** `guide preview --guide URL [--hours 24]` @param {string[]} args @param {import('./read-module.mjs').OwnModule} [module] */
export async function run(args, module) {
  const connection = await connect(args, { hours: { type: 'string', default: '24' } }, module);
  const { archive, version } = await prepareRelease(connection);
  const hours = Number(connection.values.hours);
  const { message } = await connection.request('preview', { version, hours }, archive);
  console.log(message);
}
