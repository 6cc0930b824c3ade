import '@guide/ui/tokens.css';
import '@guide/ui/base.css';
import type { Api } from '@guide/contracts/api';
import type { PanelName } from '@guide/contracts/api/panels';
import { HostContext } from '@guide/contracts/module';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { LIVE_INTERVAL_MS } from '../../src/api/live';
import { hasTooManyFilters, insightsQueryOf } from '../../src/insights/choice';
import { VisitorsNow } from '../../src/live/VisitorsNow';
import { readPart } from '../api';
import { ConnectionFrame } from '../ConnectionFrame';
import type { Guide } from '../call';
import { type ConnectionState, connect, reasonOf } from '../connect';
import { createHost } from '../createHost';
import type { OnEvent } from '../events';
import { mountView, type ShownOptions } from '../mountView';
import type { EmbedOptions } from '../options';
import { INSIGHTS_PANELS, SUMMARY_PANELS } from '../panelContents';
import { Figure, isKeyOf, type Part } from './Figure';

type Open = Extract<ConnectionState, { step: 'open' }>;

/** One panel as HTML, which is rendered again when its figures change. */
export const mountFigure = mountView((target, guide, onEvent) => {
  let end = () => {};
  return {
    show(options) {
      end();
      end = follow(target, guide, options, onEvent);
    },
    end: () => end(),
  };
});

/** Follows the token and the figures of a panel. @returns a function that ends it */
function follow(target: HTMLElement, guide: Guide, options: ShownOptions, onEvent: OnEvent): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let connection: ConnectionState = { step: 'loading', lost: false };
  let part: Part = { step: 'loading' };
  let html = '';
  let reported: string | null = null;
  const draw = () => {
    if (signal.aborted) return;
    const drawn = renderToStaticMarkup(<View connection={connection} options={options} part={part} />);
    if (drawn !== html) target.innerHTML = drawn;
    html = drawn;
  };
  const refresh = async () => {
    const panel = connection.step === 'open' && panelOf(connection, options);
    if (!panel || connection.step !== 'open') return;
    const previous = part;
    part = await readPanel(connection, panel, options, signal);
    if (signal.aborted || connection.step !== 'open') return;
    // Figures stay while the guide does not respond.
    if (part.step === 'failed' && previous.step === 'loaded') part = previous;
    else if (part.step === 'failed') onEvent({ type: 'guide-analytics:error', reason: 'FAILED' });
    else if (previous.step !== 'loaded') onEvent({ type: 'guide-analytics:ready' });
    draw();
  };
  const disconnect = connect(guide, options.token, options.lang, (next) => {
    const wasLost = connection.step === 'open' && connection.lostAt !== null;
    const isFirst = connection.step !== 'open';
    connection = next;
    const reason = reasonOf(next);
    if (reason && reason !== reported) onEvent({ type: 'guide-analytics:error', reason });
    reported = reason;
    if (next.step === 'open' && (isFirst || (wasLost && !next.lostAt))) void refresh();
    draw();
  });
  const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), LIVE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    controller.abort();
    disconnect();
  };
}

/** The chosen panel, or the first one of the token. */
const panelOf = ({ opened }: Open, { panel }: EmbedOptions): PanelName | undefined =>
  panel ?? opened.panels?.[0];

async function readPanel(
  { call, opened: { site, filters } }: Open,
  panel: PanelName,
  { period, choice }: EmbedOptions,
  signal: AbortSignal,
): Promise<Part> {
  try {
    if (isKeyOf(SUMMARY_PANELS, panel))
      return { step: 'loaded', data: await readPart(call, panel, { period }, signal) };
    if (!isKeyOf(INSIGHTS_PANELS, panel))
      return { step: 'loaded', data: await readPart(call, panel, {}, signal) };
    const params = insightsQueryOf({ ...filters, ...choice }, Date.now(), site.timeZone);
    if (hasTooManyFilters(params)) return { step: 'tooManyFilters' };
    return { step: 'loaded', data: await readPart(call, panel, params, signal) };
  } catch (error) {
    return { step: 'failed', error: error as Error };
  }
}

interface ViewProps {
  connection: ConnectionState;
  options: ShownOptions;
  part: Part;
}

function View({ connection, options, part }: ViewProps) {
  return (
    <ConnectionFrame connection={connection}>
      {(open) => {
        const panel = panelOf(open, options);
        const { site, filters } = open.opened;
        // Panels call nothing by themselves.
        return (
          <HostContext value={createHost(site, {} as Api, options.theme, options.lang)}>
            <VisitorsNow value={open.visitors}>
              {panel && <Figure panel={panel} choice={{ ...filters, ...options.choice }} part={part} />}
            </VisitorsNow>
          </HostContext>
        );
      }}
    </ConnectionFrame>
  );
}
