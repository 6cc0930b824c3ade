import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import type { NearChoice } from './WithinMinutes';

interface NothingNearProps {
  near: Pick<NearChoice, 'choices' | 'limit'>;
  limit: {
    /** Minutes on foot. */
    within: number;
    /** To the nearest place. */
    nearestMinutes: number | null;
  };
}

/** No place within the limit: the distance of the nearest, and larger limits. */
export function NothingNear({ near, limit: { within, nearestMinutes } }: NothingNearProps) {
  const enough = near.choices.find((minutes) => nearestMinutes !== null && minutes >= nearestMinutes);
  return (
    <EmptyState
      title={`Nothing within ${within} minutes on foot`}
      text={
        enough
          ? `The nearest is about ${nearestMinutes} minutes away.`
          : `The nearest is more than ${near.choices.at(-1)} minutes away.`
      }
    >
      {enough && <Button onClick={() => near.limit?.(enough)}>{`Show within ${enough} minutes`}</Button>}
      <Button variant={enough ? 'line' : 'ink'} onClick={() => near.limit?.(null)}>
        Show at any distance
      </Button>
    </EmptyState>
  );
}
