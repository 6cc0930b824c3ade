import { changeLine } from '@guide/contracts/release/history';
import { connect } from './guide-connection.mjs';

/** @typedef {import('@guide/contracts/api').StatusResponse} Status */

/** `guide status --guide URL` @param {string[]} args @param {import('./read-module.mjs').OwnModule} [own] */
export async function run(args, own) {
  const { request } = await connect(args, {}, own);
  for (const line of statusLines(await request('status'))) console.log(line);
}

/** Who gets what, what is not served, what browsers reported, and the changes. @param {Status} status @returns {string[]} */
export function statusLines({ module, allocations, unserved = [], halted, changes, ...reported }) {
  const live = allocations.map(({ version, percent }) => `${version} ${percent} %`);
  const paused = allocations.flatMap(({ version, failure }) =>
    failure ? [`${version} cannot be rendered on the server: the renderer ${failure}`] : [],
  );
  return [
    `${module}: ${live.join(', ') || 'unregistered'}`,
    ...[
      ...paused,
      ...unserved.map(({ version, reason }) => `${version} is not served: ${reason}`),
      ...(halted ? [`${halted.version} was halted: ${halted.reason}`] : []),
      ...reportedLines(reported),
      ...changes.map(changeLine),
    ].map((line) => `  ${line}`),
  ];
}

/** @param {Pick<Status, 'votes' | 'vitals' | 'failures'>} reported by browsers and renderers */
function reportedLines({ votes = [], vitals = [], failures = [] }) {
  return [
    ...votes.flatMap(({ version, voters, failures: failed, slow }) =>
      voters > 0
        ? [
            `${version}: pages of ${voters} visitors, failed for ${failed}, slow for ${slow} (since the last change)`,
          ]
        : [],
    ),
    ...vitals.map(
      ({ version, metric, p75, samples }) =>
        `${version}: ${metric} ${metric === 'CLS' ? p75 / 1000 : `${p75} ms`} (75th percentile of ${samples} samples in a week)`,
    ),
    ...failures.map(
      ({ version, where, message, line, last }) =>
        `${version} failed ${where === 'server' ? 'on the server' : 'in browsers'}, last at ${last}: ${message}${line ? ` (${line})` : ''}`,
    ),
  ];
}
