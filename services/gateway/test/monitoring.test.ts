import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const read = (file: string) => readFileSync(path.join(docs, file), 'utf8');

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity: string };
  annotations?: { summary: string };
}
const rules: Rule[] = parse(read('deploy/alerts.yaml')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);
interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}
const dashboard: { uid: string; panels: Panel[] } = JSON.parse(read('deploy/dashboard.json'));
/** The queries of the objectives' table; a bar inside of a cell is escaped. */
const [objectivesPart] = read('operations.md').split('### Objectives')[1]!.split('###') as [string];
const objectives = [...objectivesPart.matchAll(/^\|[^|]+\|[^|]+\| `(.*)` \|$/gm)].map(([, query]) =>
  query!.replaceAll('\\|', '|'),
);
const queries = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...objectives,
];

/** Names of the metrics in a query. @throws when it is no PromQL */
function metricsOf(query: string): string[] {
  const names: string[] = [];
  parser.parse(query).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`${query} is wrong at ${node.from}`);
      if (node.name === 'VectorSelector') {
        const identifier = node.node.getChild('Identifier');
        names.push(query.slice(identifier!.from, identifier!.to));
      }
    },
  });
  return names;
}

const { url, metrics } = await startGateway();
const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
const body = JSON.stringify({ name: 'seen', category: 'test', path: '/' });
await ask(url, { path: '/top-attractions' });
await ask(url, { path: '/images/hostile.svg?w=100' });
await ask(url, { path: '/api/pubs/999999' });
await ask(url, { method: 'POST', path: '/api/analytics/event', headers, body });
await ask(url, { method: 'POST', path: '/api/analytics/event', headers: { ...headers, dnt: '1' }, body });
const bot = { ...headers, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
await ask(url, { method: 'POST', path: '/api/analytics/event', headers: bot, body });
const served = await metrics();

test('every alert, panel and objective is PromQL over metrics that the gateway serves', () => {
  expect([rules.length, dashboard.panels.length, objectives.length].map((count) => count > 3)).toEqual([
    true,
    true,
    true,
  ]);
  const names = new Set(
    [...served.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name!],
    ),
  );
  for (const { record } of rules) if (record) names.add(record);
  for (const query of queries)
    for (const name of metricsOf(query))
      expect([query, name === 'up' || names.has(name)]).toEqual([query, true]);
});

test('a query that is none, and a metric that is not there, are found', () => {
  expect(() => metricsOf('sum(rate(guide_pages_total[5m])')).toThrow('is wrong at');
  expect(metricsOf('sum by (a) (rate(b{c="d"}[5m])) / e offset 1d')).toEqual(['b', 'e']);
});

test('every alert says how urgent it is and what is the matter, and panels neither share an id nor overlap', () => {
  for (const { alert, labels, annotations } of rules.filter((rule) => rule.alert)) {
    expect([alert, labels?.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
    expect(annotations?.summary).toMatch(/\.$/);
  }
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const [index, { gridPos: a }] of panels.entries())
    for (const { gridPos: b } of panels.slice(index + 1))
      expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
});

test.each([
  [
    'a page and its release',
    /^guide_pages_total\{module="discover",version="1\.0\.0",result="complete"\} 1$/m,
  ],
  ['a rendering', /^guide_render_seconds_count\{module="discover",result="rendered"\} 1$/m],
  ['the releases’ shares', /^guide_release_share\{module="discover",version="1\.0\.0",role="stable"\} 1$/m],
  ['the renderers', /^guide_renderers [1-9]/m],
  ['a picture that was made', /^guide_image_cache_requests_total\{result="made"\} [1-9]/m],
  ['a refusal by its code', /^guide_error_answers_total\{code="NOT_FOUND"\} 1$/m],
  ['a message that was stored', /^guide_intake_messages_total\{result="stored"\} 1$/m],
  ['a message of a bot', /^guide_intake_messages_total\{result="bot"\} 1$/m],
  ['a message that was dropped', /^guide_intake_messages_total\{result="opted_out"\} 1$/m],
  [
    'the size of a collection',
    /^guide_database_documents\{database="guide_discover",collection="listings"\} \d{2,}$/m,
  ],
  ['each database', /^guide_database_up\{database="guide_gateway"\} 1$/m],
])('the metrics count %s', (_what, line) => expect(served).toMatch(line));
