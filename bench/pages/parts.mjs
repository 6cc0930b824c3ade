/** Processor time by part of the guide, from V8's processor profiles (`profiled.mjs`). */
import { readFileSync } from 'node:fs';

/** Parts by source file or bundle; the first match counts. */
const GATEWAY_PARTS = [
  ['styles', /style-rules|styleSheets|usedStyles/],
  [
    'API and database',
    /inProcessBackend|services\/(discover|pubs|map|search|analytics)\/|mongodb|bson|calls\.ts|kit\/src\/database/,
  ],
  ['frames to renderers', /renderers\//],
  ['state of releases', /releases\/|previews\//],
  ['matching', /shell\/server|react-router|redirects|pages\/(address|moved)|contracts\/site/],
  ['document and page cache', /pages\//],
  ['HTTP, hooks, logging', /./],
];
const RENDERER_PARTS = [
  ['API responses', /contracts\/api|keptBodies/],
  ['state', /query-core|react-query.*hydration|escapeJson/],
  ['class names', /classesIn/],
  ['React, shell and module', /react|server\.cjs|renderToHtml/],
  ['frames', /./],
];

/** Source of each line of an esbuild bundle, from its comments. */
function sourcesOf(file) {
  const sources = [];
  let source = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    source =
      /^\/\/ ((?:\w|\.\.|node_modules).*\.\w+)$/.exec(line)?.[1] ??
      /^\s+"(.*\.[cm]?[jt]sx?)"\(/.exec(line)?.[1] ??
      source;
    sources.push(source);
  }
  return sources;
}

/**
 * @param {string} file - a profile @param {number} since - start of the measured time, microseconds of the clock of `process.hrtime`
 * @returns {{ file: string, name: string, stack: string[], us: number }[]}
 */
export function readProfile(file, since) {
  const { nodes, samples, timeDeltas, startTime } = JSON.parse(readFileSync(file, 'utf8'));
  const bundles = new Map();
  const byId = new Map(nodes.map((node) => [node.id, { ...node, us: 0 }]));
  for (const { id, children = [] } of nodes) for (const child of children) byId.get(child).parent = id;
  let at = startTime;
  samples.forEach((id, index) => {
    at += timeDeltas[index];
    // A sample stands for the time until the next one.
    if (at >= since) byId.get(id).us += timeDeltas[index + 1] ?? 0;
  });
  const labelOf = ({ callFrame: { functionName, url, lineNumber } }) => {
    const path = url.replace('file://', '');
    if (!/(programs|renderer)\/.*\.[cm]js$/.test(path)) return `${url} ${functionName}`;
    if (!bundles.has(path)) bundles.set(path, sourcesOf(path));
    return `${bundles.get(path)[lineNumber] ?? ''} ${functionName}`;
  };
  return [...byId.values()].map((node) => {
    const stack = [];
    for (let current = node; current; current = byId.get(current.parent)) stack.push(labelOf(current));
    return { name: node.callFrame.functionName, stack, us: node.us };
  });
}

const IDLE = new Set(['(idle)', '(root)', '(program)']);

/** Time by part, milliseconds. @param {ReturnType<typeof readProfile>} nodes @param {boolean} isGateway */
export function timeByPart(nodes, isGateway) {
  const parts = isGateway ? GATEWAY_PARTS : RENDERER_PARTS;
  const times = new Map(parts.map(([name]) => [name, 0]));
  for (const { name, stack, us } of nodes) {
    if (IDLE.has(name)) continue;
    const part = name === '(garbage collector)' ? 'garbage collection' : partOf(stack, parts);
    times.set(part, (times.get(part) ?? 0) + us / 1000);
  }
  return times;
}

function partOf(stack, parts) {
  const last = parts.length - 1;
  for (const label of stack) {
    const index = parts.findIndex(([, pattern]) => pattern.test(label));
    if (index < last) return parts[index][0];
  }
  return parts[last][0];
}

/** Prints the functions that take the most time. @param {ReturnType<typeof readProfile>} nodes @param {number} count @param {number} pages */
export function printTop(nodes, count, pages) {
  const labelsOf = { self: ({ stack }) => [stack[0]], total: ({ stack }) => [...new Set(stack)] };
  for (const [title, labels] of Object.entries(labelsOf)) {
    const times = new Map();
    for (const node of nodes)
      for (const label of labels(node)) times.set(label, (times.get(label) ?? 0) + node.us / 1000 / pages);
    console.log(`\n${title}, ms/page`);
    for (const [label, ms] of [...times].sort(([, a], [, b]) => b - a).slice(0, count))
      console.log(ms.toFixed(3), label);
  }
}
