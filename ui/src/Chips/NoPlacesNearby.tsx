import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import type { NearMe } from './WalkingLimit';

interface NoPlacesNearbyProps {
  near: Pick<NearMe, 'choices' | 'limit'>;
  limit: {
    within: number;
    nearestMinutes: number | null;
  };
}

/** Empty state of a walking limit: the nearest place, and larger limits. */
export function NoPlacesNearby({ near, limit: { within, nearestMinutes } }: NoPlacesNearbyProps) {
  const sufficient = near.choices.find((minutes) => nearestMinutes !== null && minutes >= nearestMinutes);
  return (
    <EmptyState
      title={`Nothing within ${within} minutes on foot`}
      text={
        sufficient
          ? `The nearest is about ${nearestMinutes} minutes away.`
          : `The nearest is more than ${near.choices.at(-1)} minutes away.`
      }
    >
      {sufficient && (
        <Button onClick={() => near.limit?.(sufficient)}>{`Show within ${sufficient} minutes`}</Button>
      )}
      <Button variant={sufficient ? 'line' : 'ink'} onClick={() => near.limit?.(null)}>
        Show at any distance
      </Button>
    </EmptyState>
  );
}
