import { connect } from './guide-connection.mjs';

/** `guide rollback --guide URL` @param {string[]} args */
export async function run(args) {
  const { request } = await connect(args);
  const { message } = await request('rollback');
  console.log(message);
}
