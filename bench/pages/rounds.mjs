/** Loads two servers alternately, so that other load of the machine affects both. */
import autocannon from 'autocannon';
import { cpuSeconds, median } from '../machine.mjs';

export const VISITORS = 50;
const WARM_UP_S = 2;
const ROUND_S = Number(process.env.SECONDS ?? 2);

/** Loads a server. `[<id>]` in `url` is different in each request. @throws if a request fails */
async function load({ url, pid }, seconds) {
  const before = cpuSeconds(pid);
  const { requests, duration, latency, non2xx, errors } = await autocannon({
    url,
    connections: VISITORS,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    idReplacement: true,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return {
    perSecond: requests.total / duration,
    p99: latency.p99,
    processorMs: ((cpuSeconds(pid) - before) * 1000) / requests.total,
  };
}

/**
 * @param {{ url: string, pid: number }} guide @param {{ url: string, pid: number }} peer
 * @param {number} count - count of rounds
 * @returns medians of both, and of their ratios with minimum and maximum
 */
export async function measureAlternately(guide, peer, count) {
  for (const server of [guide, peer]) await load(server, WARM_UP_S);
  const rounds = [];
  for (let round = 0; round < count; round += 1) {
    const measured = new Map();
    for (const server of round % 2 === 0 ? [guide, peer] : [peer, guide])
      measured.set(server, await load(server, ROUND_S));
    rounds.push([measured.get(guide), measured.get(peer)]);
  }
  const figures = (index) =>
    Object.fromEntries(
      ['perSecond', 'p99', 'processorMs'].map((figure) => [
        figure,
        median(rounds.map((round) => round[index][figure])),
      ]),
    );
  const ratio = (figure) => {
    const ratios = rounds.map(([first, second]) => first[figure] / second[figure]);
    return { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) };
  };
  return {
    guide: figures(0),
    peer: figures(1),
    rate: ratio('perSecond'),
    p99: ratio('p99'),
    processor: ratio('processorMs'),
  };
}
