import site from '@guide/city/site.json' with { type: 'json' };
import type { Fetch, Pub } from '@guide/contracts/api';
import type { Host, Screen } from '@guide/contracts/module';
import { createScreenHarness, NOON, servedSite } from '@guide/module/testing';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

export const noService: Fetch = async () => new Response('gone', { status: 503 });

/** Responds with `pubs`, or with one of them by id. */
export const serviceWith =
  (pubs: Pub[]): Fetch =>
  async (url) => {
    const id = url.match(/^\/api\/pubs\/(\d+)$/)?.[1];
    return Response.json(id ? pubs.find((pub) => pub.id === Number(id)) : pubs);
  };

const createPage = (fetch: Fetch, path?: string) =>
  createScreenHarness({ fetch, path, host: { site: servedSite(site), now: NOON, Widget: () => null } });

export const host = (fetch: Fetch): Host => createPage(fetch).host;

export const Frame = ({ fetch, path, children }: { fetch: Fetch; path?: string; children: ReactNode }) =>
  createPage(fetch, path).wrap(children);

interface VisitOptions {
  id?: string;
  fetch?: Fetch;
  path?: string;
}

/** Renders a screen like the shell. */
export function visit({ Component }: Screen, { id, fetch = noService, path }: VisitOptions = {}) {
  const { wrap, location } = createPage(fetch, path);
  return { ...render(wrap(<Component params={{ id }} />)), location };
}

/** Sets the current time; timers stay real. */
export const clockAt = (now = NOON) => jest.useFakeTimers({ now, advanceTimers: true });

/** Runs every test at noon, without React's error messages. */
export function setUpNoon() {
  beforeEach(() => {
    clockAt();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
