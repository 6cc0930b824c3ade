/**
 * Requests of visitors and of an attacker to a site. Each side runs in a thread of its own, so that the work of one
 * does not delay the measurements of the other.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** @typedef {{ path: string, status: number, ms: number }} Answer */

/** @param {string} url of the site @returns a function that requests a path from an address (`X-Forwarded-For`) */
export function createClient(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const { hostname, port } = new URL(url);
  return (path, address) => {
    const start = performance.now();
    const headers = { 'x-forwarded-for': address };
    return new Promise((resolve, reject) => {
      request({ hostname, port, path, headers, agent }, (response) => {
        response
          .resume()
          .once('end', () => resolve({ path, status: response.statusCode, ms: performance.now() - start }));
      })
        .once('error', reject)
        .end();
    });
  };
}

/** Sends requests of 250 addresses when they are due, whatever the answers. @returns {Promise<Answer[]>} */
async function visit({ url, paths, perSecond, seconds }) {
  const get = createClient(url);
  const answers = [];
  const start = performance.now();
  for (let nth = 0; nth < seconds * perSecond; nth += 1) {
    const wait = start + (nth * 1000) / perSecond - performance.now();
    if (wait > 0) await pause(wait);
    answers.push(get(paths[nth % paths.length], `192.0.2.${nth % 250}`));
  }
  return Promise.all(answers);
}

/** Connections of one address, each of which sends its next request at every answer. @returns {Promise<Answer[]>} */
async function attack({ url, paths, connections, seconds }) {
  const get = createClient(url);
  const answers = [];
  const end = performance.now() + seconds * 1000;
  let nth = 0;
  const connection = async () => {
    while (performance.now() < end) answers.push(await get(paths[nth++ % paths.length], '198.51.100.1'));
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return answers;
}

const roles = { visit, attack };

/** @param {keyof typeof roles} role @returns {Promise<Answer[]>} */
export const inThread = (role, options) =>
  new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: { role, options } })
      .once('message', resolve)
      .once('error', reject);
  });

/** @param {Answer[]} answers @returns the count of each status */
export const statusesOf = (answers) => {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

if (workerData?.role) parentPort.postMessage(await roles[workerData.role](workerData.options));
