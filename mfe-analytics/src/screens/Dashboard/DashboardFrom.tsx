import type { Period } from '@guide/contracts/api';
import { Container, PageHead } from '@guide/ui';
import { type ReactNode, useId, useState } from 'react';
import { Figures } from '../../figures/Figures';
import { SampleActivity } from '../../figures/SampleActivity';
import { LiveInsights } from '../../live/LiveInsights';
import styles from './Dashboard.module.css';
import { PeriodTabs } from './PeriodTabs';

export const TITLE = 'Analytics Dashboard';
export const SUBTITLE = 'Track your website traffic, popular pages, and visitor activity.';

/** The dashboard with an initial period (ANA-03). @param props.explore content below the figures */
export function DashboardFrom({ startPeriod, explore }: { startPeriod: Period; explore: ReactNode }) {
  const prefix = useId();
  const [period, setPeriod] = useState(startPeriod);
  return (
    <Container className={styles.dashboard}>
      <PageHead title={TITLE} lead={SUBTITLE}>
        <PeriodTabs period={period} onChange={setPeriod} prefix={prefix} />
      </PageHead>
      <div role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-${period}`}>
        <Figures period={period} />
        <SampleActivity />
        <LiveInsights period={period} />
      </div>
      {explore}
    </Container>
  );
}
