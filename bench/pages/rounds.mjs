/** Two servers under the same load in turns: what else the machine does reaches both alike. */
import autocannon from 'autocannon';
import { cpuSeconds, median } from '../machine.mjs';

export const VISITORS = 50;
const WARM_UP_S = 2;
const ROUND_S = Number(process.env.SECONDS ?? 2);
/**
 * @param {string} url may hold `[<id>]`, which is another text in each request
 * @throws when an answer is not 200
 */
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
 * Loads two servers in turns, each first in every other round.
 * @param {{ url: string, pid: number }} own
 * @param {{ url: string, pid: number }} peer
 * @param {number} count of rounds
 * @returns medians of both, and of their ratios with the least and the greatest
 */
export async function inTurns(own, peer, count) {
  for (const server of [own, peer]) await load(server, WARM_UP_S);
  const rounds = [];
  for (let round = 0; round < count; round += 1) {
    const measured = new Map();
    for (const server of round % 2 === 0 ? [own, peer] : [peer, own])
      measured.set(server, await load(server, ROUND_S));
    rounds.push([measured.get(own), measured.get(peer)]);
  }
  const figures = (index) =>
    Object.fromEntries(
      ['perSecond', 'p99', 'processorMs'].map((figure) => [
        figure,
        median(rounds.map((round) => round[index][figure])),
      ]),
    );
  const ratio = (figure) => {
    const ratios = rounds.map(([one, other]) => one[figure] / other[figure]);
    return { median: median(ratios), least: Math.min(...ratios), greatest: Math.max(...ratios) };
  };
  return {
    own: figures(0),
    peer: figures(1),
    rate: ratio('perSecond'),
    p99: ratio('p99'),
    processor: ratio('processorMs'),
  };
}
