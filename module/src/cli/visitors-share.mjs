import { Refusal } from './refusal.mjs';

/**
 * Parses the share of visitors from `--canary` and `--ramp`.
 * @param {{ canary?: string, ramp?: boolean }} options
 * @param {NodeJS.ProcessEnv} [env] - npm puts options here that it parsed itself
 * @returns {number} percent; 100 without `--canary` @throws {Refusal} when they contradict each other
 */
export function parseShare({ canary, ramp }, env = process.env) {
  if (env.npm_config_canary ?? env.npm_config_ramp)
    throw new Refusal('npm consumed these options: write -- before --canary and --ramp.');
  const percent = canary === undefined ? 100 : Number(canary);
  if (canary === '' || !(percent >= 0 && percent <= 100))
    throw new Refusal(`--canary takes a share from 0 to 100, not "${canary}".`);
  if (ramp && !(percent > 0 && percent < 100))
    throw new Refusal('--ramp needs a share to start from, such as --canary 1 --ramp.');
  return percent;
}
