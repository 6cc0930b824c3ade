import site from '@guide/city/site.json' with { type: 'json' };
import type { Screen } from '@guide/contracts/module';
import { createFrame, NOON, servedSite } from '@guide/module/testing';
import { render } from '@testing-library/react';
import { type Answers, cityServer } from './cityServer';

interface VisitOptions {
  path: string;
  params?: Record<string, string>;
  answers?: Answers;
  dataSaver?: boolean;
}

/** Everything around a screen: the API, the cache, the host, and a record of what the screen did with them. */
export function around({ path, params = {}, answers, dataSaver = false }: VisitOptions) {
  const server = cityServer(answers);
  const host = { site: servedSite(site), now: NOON, settings: { theme: 'system', dataSaver } } as const;
  const { frame, ...visited } = createFrame({ fetch: server.fetch, path, params, host });
  const page = ({ Component }: Screen) => frame(<Component params={params} />);
  return { ...visited, page, requests: server.requests };
}

/** Opens a screen in the browser, without data loaded before. */
export function visit(screen: Screen, options: VisitOptions) {
  const visited = around(options);
  return { ...visited, ...render(visited.page(screen)) };
}
