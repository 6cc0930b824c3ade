import type { Host, Screen, ScreenResult, Toast } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { dehydrate, hydrate } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { type ExampleResponses, fetchExamples } from './fetchExamples';
import { createScreenHarness, newCache } from './screenHarness';
import { testSite } from './site';

export interface VisitOptions {
  /** Address of the screen with its query; default `/`. */
  path?: string;
  params?: Record<string, string>;
  answers?: ExampleResponses;
  /** Responses of the module's own backend by address: JSON, null for a 404, an `Error` for a failed request. */
  backend?: Record<string, unknown>;
  site?: Site;
  dataSaver?: boolean;
  /** Time of the request, ms since 1970; default now. */
  now?: number;
}

export interface Visited {
  host: Host;
  toasts: Toast[];
  events: Parameters<Host['track']>[0][];
}

const createHarness = ({
  path,
  params,
  answers,
  backend,
  site = testSite,
  dataSaver = false,
  now = Date.now(),
}: VisitOptions) =>
  createScreenHarness({
    fetch: fetchExamples(answers, backend),
    path,
    params,
    host: { site, now, settings: { theme: 'system', dataSaver } },
  });

/** Renders a screen in jsdom as the shell does, without preloaded data. Records toasts and tracked events. */
export function visit({ Component }: Screen, options: VisitOptions = {}): RenderResult & Visited {
  const { wrap, context, host, toasts, events } = createHarness(options);
  return { ...render(wrap(<Component params={context.params} />)), host, toasts, events };
}

/** Loads and renders a screen as the gateway does. @returns HTML, head, and the status if the screen sets one */
export async function renderOnServer(screen: Screen, options: VisitOptions = {}) {
  const { wrap, context } = createHarness(options);
  const result: ScreenResult | undefined = await screen.load?.(context);
  // Browsers get the loaded data as JSON.
  const handedOver = newCache();
  hydrate(handedOver, JSON.parse(JSON.stringify(dehydrate(context.queries))));
  const html = renderToString(wrap(<screen.Component params={context.params} />, handedOver));
  return { html, head: screen.head({ ...context, queries: handedOver }), status: result?.status };
}
