import { type Host, HostContext } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Choice } from '../src/insights/choice';
import { Explore } from '../src/insights/Explore';
import { DashboardFrom } from '../src/screens/Dashboard/DashboardFrom';
import { embedApi } from './api';
import styles from './EmbeddedDashboard.module.css';
import type { EmbedOptions } from './options';

/** No other module's parts are shown. */
const NoWidget: Host['Widget'] = ({ fallback }) => fallback;

interface Props extends EmbedOptions {
  /** The guide's origin. */
  origin: string;
  site: Site;
}

/** The dashboard without the guide around it: no router, no header, nothing counted. */
export function EmbeddedDashboard({ origin, site, token, period, theme }: Props) {
  const [choice, choose] = useState<Choice>({});
  const queries = useMemo(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } }),
    [],
  );
  const host = useMemo(
    (): Host => ({
      site,
      api: embedApi(origin, token),
      settings: { theme, dataSaver: false },
      now: Date.now(),
      toast() {},
      track() {},
      preload() {},
      Widget: NoWidget,
    }),
    [site, origin, token, theme],
  );
  return (
    <QueryClientProvider client={queries}>
      <HostContext value={host}>
        <div className={styles.page}>
          <DashboardFrom
            key={`${period} ${theme}`}
            startPeriod={period}
            explore={<Explore choice={choice} onChange={choose} />}
          />
        </div>
      </HostContext>
    </QueryClientProvider>
  );
}
