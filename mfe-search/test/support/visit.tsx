import site from '@guide/city/site.json' with { type: 'json' };
import { createFrame, NOON, servedSite } from '@guide/module/testing';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import SearchScreen from '../../src/screens/Search';
import { createService } from './service';

/** A visitor's page at an address, and everything around the screen that a test asks about. */
export function createPage(path: string, service = createService()) {
  const { frame, ...visited } = createFrame({
    fetch: service.fetch,
    path,
    host: { site: servedSite(site), now: NOON, toast: jest.fn(), track: jest.fn(), Widget: () => null },
  });
  const page = frame(<SearchScreen.Component params={{}} />);
  return { ...visited, page, service, head: () => SearchScreen.head(visited.context) };
}

/** Opens an address as the shell does: its data first, then the screen. */
export async function visit(path: string, service = createService()) {
  const visited = createPage(path, service);
  await SearchScreen.load!(visited.context);
  return { ...visited, ...render(visited.page) };
}
