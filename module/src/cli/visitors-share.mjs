import { Refusal } from './refusal.mjs';

/**
 * The share of visitors that `--canary` and `--ramp` give a release.
 * @param {{ canary?: string, ramp?: boolean }} options
 * @param {NodeJS.ProcessEnv} [env] where npm puts options that it parsed itself
 * @returns {number} percent; 100 without `--canary`
 * @throws {Refusal} when they contradict each other
 */
export function shareOf({ canary, ramp }, env = process.env) {
  if (env.npm_config_canary ?? env.npm_config_ramp)
    throw new Refusal('npm took these options for its own: write -- before --canary and --ramp.');
  const percent = canary === undefined ? 100 : Number(canary);
  if (canary === '' || !(percent >= 0 && percent <= 100))
    throw new Refusal(`--canary takes a share from 0 to 100, not "${canary}".`);
  if (ramp && !(percent > 0 && percent < 100))
    throw new Refusal('--ramp lets a share grow: say from where, as in --canary 1 --ramp.');
  return percent;
}
