/** @jest-environment node */
import { createApi } from '@guide/contracts/api';
import { type Host, HostContext } from '@guide/contracts/module';
import { clockChanges } from '@guide/contracts/site';
import { goodAnswers } from '@guide/contracts/testing';
import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import screen from '../src/screens/Dashboard';

test('ANA-10 ANA-13 D-72 charts and visits of the address are in the page as it is served', async () => {
  const asked: string[] = [];
  const byPath: Record<string, unknown> = {
    'top-pages': goodAnswers.topPages,
    'popular-listings': goodAnswers.popularListings,
    summary: goodAnswers.analyticsSummary,
    recent: goodAnswers.recentVisits,
    insights: goodAnswers.insights,
  };
  const api = createApi(async (url) => {
    asked.push(url);
    return Response.json(byPath[url.split('?')[0]!.split('/').at(-1)!]);
  });
  const site = {
    ...{ product: 'Testville', slug: 'testville', locale: 'en-GB', timeZone: 'Europe/London' },
    samples: { area: 'Testville Quay', attraction: 'Tower of Testville' },
    clockChanges: clockChanges('Europe/London', Date.UTC(2025, 5), Date.UTC(2029, 0)),
  } as Host['site'];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const search = new URLSearchParams('?device=phone&from=2026-11-19&to=2026-11-20');
  await screen.load!({ params: {}, search, path: '/analytics', site, api, queries });
  const host = { site, api, settings: { theme: 'light', dataSaver: false }, now: Date.now() } as Host;
  const html = renderToString(
    <QueryClientProvider client={queries}>
      <HostContext value={host}>
        <MemoryRouter initialEntries={[`/analytics?${search}`]}>
          <screen.Component params={{}} />
        </MemoryRouter>
      </HostContext>
    </QueryClientProvider>,
  );
  expect(asked).toContain('/api/analytics/insights?from=2026-11-19&to=2026-11-20&device=phone');
  expect(html).toContain('Explore visits');
  expect(html).toContain('under 5');
  expect(html).not.toContain('Loading');
  // The charts are drawn before any script: a bar, a slice, two lines.
  expect(html.match(/ role="img" aria-label="(Bar chart|Pie chart|Lines) of /g)).toHaveLength(3);
  expect(html.match(/<rect class="bar"/g)).toHaveLength(1);
  expect(html.match(/<path [^>]*data-place="1"/g)).toHaveLength(2);
  expect(html.match(/<path [^>]*data-place="2"/g)).toHaveLength(1);
});
