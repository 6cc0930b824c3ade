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

/** The dashboard with an initial period (ANA-03). @param props.explore - content below the figures */
export function DashboardFrom({ startPeriod, explore }: { startPeriod: Period; explore: ReactNode }) {
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
      <Figures period={period} />
      <HydrateLater text>
        <SampleActivity />
      </HydrateLater>
      <HydrateLater>
        <LiveInsights period={period} />
      </HydrateLater>
      {explore}
    </Container>
  );
}
