import { connect } from './guide-connection.mjs';

/** `guide rollback --guide URL` @param {string[]} args */
export async function run(args) {
  const { ask } = await connect(args);
  const { message } = await ask('rollback');
  console.log(message);
}
