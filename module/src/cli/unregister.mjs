import { connect } from './guide-connection.mjs';
import { Refusal } from './refusal.mjs';

const MAX_REASON_LENGTH = 200;

/** `guide unregister --guide URL [--reason TEXT]` @param {string[]} args @param {import('./read-module.mjs').OwnModule} [module] */
export async function run(args, module) {
  const { request, values } = await connect(args, { reason: { type: 'string' } }, module);
  const { reason = '' } = values;
  if (reason.length > MAX_REASON_LENGTH || /\p{Cc}/u.test(reason))
    throw new Refusal(`A reason is one line of ${MAX_REASON_LENGTH} characters at most.`);
  const { message } = await request('unregister', reason ? { reason } : {});
  console.log(message);
}
