import { connect } from './guide-connection.mjs';

/** `guide rollback --guide URL` @param {string[]} args @param {import('./read-module.mjs').OwnModule} [module] */
export async function run(args, module) {
  const { request } = await connect(args, {}, module);
  const { message } = await request('rollback');
  console.log(message);
}
