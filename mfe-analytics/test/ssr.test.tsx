/** @jest-environment node */
import type { Fetch } from '@guide/contracts/api';
import { exampleResponses } from '@guide/contracts/testing';
import { createScreenHarness, fetchExamples } from '@guide/module/testing';
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { screens } from '../src';

const screen = screens.Dashboard!;

test('ANA-10 ANA-13 D-72 the server renders charts, period and visits for the URL', async () => {
  const requested: string[] = [];
  const series = ['2026-11-19', '2026-11-20'].map((day) => ({ day, views: 5, visitors: 5, sessions: 5 }));
  const examples = fetchExamples({ insights: { ...(exampleResponses.insights as object), series } });
  const fetch: Fetch = async (url, init) => {
    requested.push(url);
    return examples(url, init);
  };
  const path = '/analytics?device=phone&from=2026-11-19&to=2026-11-20&period=week';
  const { wrap, context } = createScreenHarness({ fetch, path });
  await screen.load!(context);
  const html = renderToString(wrap(<screen.Component params={{}} />));
  expect(requested).toContain('/api/analytics/insights?from=2026-11-19&to=2026-11-20&device=phone');
  expect(requested).toContain('/api/analytics/summary?period=week');
  expect(html).toMatch(/from last <span[^>]*><span>week</);
  expect(html).toContain('Explore visits');
  expect(html).toContain('under 5');
  expect(html).not.toContain('Loading');
  // The server draws the charts: a bar, a slice, two lines.
  expect(html.match(/ role="img" aria-label="(Bar chart|Pie chart|Lines) of /g)).toHaveLength(3);
  for (const [kind, count] of [
    ['bars', 2],
    ['pie', 1],
    ['lines', 2],
  ] as const)
    expect(
      html.split(`data-kind="${kind}" dir="ltr"><div`)[1]!.split('</div>')[0]!.match(/<svg /g),
    ).toHaveLength(count);
  expect(html).not.toMatch(/ style=/);
});
