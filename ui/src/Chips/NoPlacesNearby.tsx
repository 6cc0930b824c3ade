import type { Near } from '@guide/contracts/site';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

interface NoPlacesNearbyProps {
  near: Pick<Near, 'choices' | 'limit' | 'startName'>;
  limit: {
    within: number;
    /** Absent if unknown. */
    nearestMinutes?: number | null;
  };
}

/** Empty state of a walking limit: the nearest place, and larger limits. */
export function NoPlacesNearby({ near, limit: { within, nearestMinutes } }: NoPlacesNearbyProps) {
  const sufficient =
    nearestMinutes === undefined
      ? near.choices.find((minutes) => minutes > within)
      : near.choices.find((minutes) => nearestMinutes !== null && minutes >= nearestMinutes);
  return (
    <EmptyState
      title={`Nothing within ${within} minutes on foot${near.startName ? ` of ${near.startName}` : ''}`}
      text={
        nearestMinutes === undefined
          ? 'Try a longer walk, or another starting point.'
          : sufficient
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
