import { i18n } from '@guide/contracts/texts';
import { Container, ErrorPanel, PageHead, Skeleton } from '@guide/ui';
import type { ReactNode } from 'react';
import type { Place } from '../places/place';
import { usePlaces } from '../places/usePlaces';
import type { StoredPlan } from '../plan/store';
import { usePlan } from '../plan/usePlan';
import styles from './PlanScreen.module.css';

interface PlanScreenProps {
  title: string;
  lead: string;
  children: (stored: StoredPlan, places: readonly Place[]) => ReactNode;
}

/** Loads the plan and the places for a screen. */
export function PlanScreen({ title, lead, children }: PlanScreenProps) {
  const stored = usePlan();
  const { data: places, isError, isFetching, refetch } = usePlaces();
  if (stored && places) return children(stored, places);
  if (isError)
    return (
      <Container>
        <PageHead kicker={i18n.t('Plan')} title={title} />
        <ErrorPanel
          title={i18n.t('The places of the guide could not be loaded')}
          text={i18n.t(
            'What you have saved is kept on this device and is not lost. Check your connection and try again.',
          )}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Container>
    );
  return <WaitingPlan title={title} lead={lead} />;
}

export function WaitingPlan({ title, lead }: Pick<PlanScreenProps, 'title' | 'lead'>) {
  return (
    <Container>
      <PageHead kicker={i18n.t('Plan')} title={title} lead={lead} />
      <div className={styles.lines} aria-busy="true">
        <noscript>
          <p className={styles.without}>
            {i18n.t(
              'Your plan and your favourites are kept on this device and nowhere else. To show them, this page needs JavaScript.',
            )}
          </p>
        </noscript>
        <p className="visually-hidden" role="status">
          {i18n.t('Loading your plan...')}
        </p>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} className={styles.line} />
        ))}
      </div>
    </Container>
  );
}
