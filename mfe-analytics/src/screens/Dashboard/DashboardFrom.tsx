import type { Period } from '@guide/contracts/api';
import { i18n } from '@guide/contracts/texts';
import { Button, Container, classNames, HydrateLater, PageHead, Segments, useServed } from '@guide/ui';
import { type ReactNode, useState } from 'react';
import figures from '../../figures/FigureCards.module.css';
import { Figures } from '../../figures/Figures';
import { SampleActivity } from '../../figures/SampleActivity';
import { CHOICE_FORM } from '../../insights/choice';
import { LiveInsights } from '../../live/LiveInsights';
import { PERIODS } from '../../live/periods';
import styles from './Dashboard.module.css';

export const subtitle = (): string =>
  i18n.t('Track your website traffic, popular pages, and visitor activity.');

interface Props {
  startPeriod: Period;
  /** What follows the live figures, such as the form for filters. */
  explore: ReactNode;
  /** Whether to show the specified samples (D-18, D-20, D-66). */
  samples: boolean;
}

/** The dashboard with an initial period (ANA-03). */
export function DashboardFrom({ startPeriod, explore, samples }: Props) {
  const [period, setPeriod] = useState(startPeriod);
  const isServed = useServed();
  return (
    <Container className={classNames(styles.dashboard, figures.dashboard)}>
      <PageHead title={i18n.t('Analytics Dashboard')} lead={subtitle()}>
        <div className={styles.period}>
          <Segments
            label={i18n.t('Period')}
            options={PERIODS}
            value={period}
            onChange={setPeriod}
            name="period"
            form={CHOICE_FORM}
          />
          {isServed && (
            <div className={styles.show}>
              <Button small type="submit" form={CHOICE_FORM}>
                {i18n.t('Show')}
              </Button>
            </div>
          )}
        </div>
      </PageHead>
      <Figures period={period} samples={samples} />
      <HydrateLater>
        <LiveInsights period={period} />
      </HydrateLater>
      {explore}
      {samples && (
        <HydrateLater text>
          <SampleActivity />
        </HydrateLater>
      )}
    </Container>
  );
}
