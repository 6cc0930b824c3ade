import { connect, readyRelease } from './guide-connection.mjs';

/** `guide preview --guide URL [--hours 24]` @param {string[]} args */
export async function run(args) {
  const connection = await connect(args, { hours: { type: 'string', default: '24' } });
  const { archive, claims } = await readyRelease(connection);
  const hours = Number(connection.values.hours);
  const { message } = await connection.ask('preview', { ...claims, hours }, archive);
  console.log(message);
}
