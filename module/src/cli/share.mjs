import { connect } from './guide-connection.mjs';
import { Refusal } from './refusal.mjs';
import { parseShare } from './visitors-share.mjs';

/** `guide share VERSION --guide URL --canary PERCENT [--ramp]` @param {string[]} args @param {import('./read-module.mjs').OwnModule} [module] */
export async function run(args, module) {
  const { request, values, positionals } = await connect(
    args,
    { canary: { type: 'string' }, ramp: { type: 'boolean' } },
    module,
  );
  const [version] = positionals;
  if (!version) throw new Refusal('Name the release: npx guide share 1.0.0-0123456789 --canary 10 --guide …');
  const percent = parseShare(values);
  if (values.canary === undefined)
    throw new Refusal('Name the share of visitors: --canary 10, or --canary 100 for all.');
  const { message } = await request('share', { version, percent, ramp: values.ramp ?? false });
  console.log(message);
}
