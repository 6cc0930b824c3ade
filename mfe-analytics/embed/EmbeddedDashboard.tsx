import type { Period } from '@guide/contracts/api';
import { HostContext } from '@guide/contracts/module';
import { notifyManager, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { RETRY_WHEN_BUSY } from '../src/api/whenBusy';
import { type Choice, choicePath } from '../src/insights/choice';
import { Explore } from '../src/insights/Explore';
import { VisitorsNow } from '../src/live/VisitorsNow';
import { DashboardFrom } from '../src/screens/Dashboard/DashboardFrom';
import { embedApi } from './api';
import type { ConnectionState } from './connect';
import { createHost } from './createHost';
import styles from './EmbeddedDashboard.module.css';
import { EmbeddedPanel } from './EmbeddedPanel';
import type { OnEvent } from './events';
import type { ShownOptions } from './mountView';

interface Props {
  options: ShownOptions;
  connection: Extract<ConnectionState, { step: 'open' }>;
  onEvent: OnEvent;
}

/** The dashboard without router, header and tracking. */
export function EmbeddedDashboard({ options, connection, onEvent }: Props) {
  const { panel, period, theme, lang, choice, samples = false } = options;
  const { opened, call, lostAt, visitors } = connection;
  const { site } = opened;
  const panels = panel ? [panel] : opened.panels;
  const isFull = panels === null;
  const queries = useMemo(
    () => new QueryClient({ defaultOptions: { queries: { ...RETRY_WHEN_BUSY, staleTime: 0 } } }),
    [],
  );
  const host = useMemo(
    () => createHost(site, embedApi(call, isFull), theme, lang),
    [site, call, isFull, theme, lang],
  );
  return (
    <QueryClientProvider client={queries}>
      <HostContext value={host}>
        <VisitorsNow value={visitors}>
          {panels ? (
            <div className={styles.panels} key={theme}>
              {panels.map((name) => (
                <EmbeddedPanel
                  key={name}
                  panel={name}
                  period={period}
                  choice={{ ...opened.filters, ...choice }}
                  call={call}
                />
              ))}
            </div>
          ) : (
            <FullDashboard
              key={`${period} ${theme} ${choicePath(choice)}`}
              period={period ?? 'day'}
              start={choice}
              samples={samples}
            />
          )}
          <Ready lost={lostAt !== null} onEvent={onEvent} />
        </VisitorsNow>
      </HostContext>
    </QueryClientProvider>
  );
}

interface FullProps {
  period: Period;
  start: Choice;
  samples: boolean;
}

function FullDashboard({ period, start, samples }: FullProps) {
  const [choice, choose] = useState(start);
  const explore = <Explore choice={choice} onChange={choose} />;
  return <DashboardFrom startPeriod={period} samples={samples} explore={explore} />;
}

/** Reports whether all figures are shown, and fetches them again after a lost connection. */
function Ready({ lost, onEvent }: { lost: boolean; onEvent: OnEvent }) {
  const queries = useQueryClient();
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !lost) void queries.invalidateQueries();
    wasLost.current = lost;
  }, [lost, queries]);
  const subscribe = useCallback(
    (onChange: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queries],
  );
  const result = useSyncExternalStore(subscribe, () => (lost ? 'lost' : resultOf(queries)));
  const reported = useRef('');
  useEffect(() => {
    if (result === 'loading' || result === reported.current) return;
    reported.current = result;
    if (result === 'ready') onEvent({ type: 'guide-analytics:ready' });
    if (result === 'failed') onEvent({ type: 'guide-analytics:error', reason: 'FAILED' });
  }, [result, onEvent]);
  return null;
}

function resultOf(queries: QueryClient): 'loading' | 'failed' | 'ready' {
  const states = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state);
  if (states.length === 0 || states.some(({ fetchStatus }) => fetchStatus === 'fetching')) return 'loading';
  return states.some(({ status }) => status === 'error') ? 'failed' : 'ready';
}
