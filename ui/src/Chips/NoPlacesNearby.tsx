import type { Near } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
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
      title={
        near.startName
          ? i18n.t('Nothing within {minutes} minutes on foot of {place}', {
              minutes: within,
              place: near.startName,
            })
          : i18n.t('Nothing within {minutes} minutes on foot', { minutes: within })
      }
      text={
        nearestMinutes === undefined
          ? i18n.t('Try a longer walk, or another starting point.')
          : sufficient
            ? i18n.t('The nearest is about {minutes} minutes away.', { minutes: nearestMinutes! })
            : i18n.t('The nearest is more than {minutes} minutes away.', { minutes: near.choices.at(-1)! })
      }
    >
      {sufficient && (
        <Button onClick={() => near.limit?.(sufficient)}>
          {i18n.t('Show within {minutes} minutes', { minutes: sufficient })}
        </Button>
      )}
      <Button variant={sufficient ? 'line' : 'ink'} onClick={() => near.limit?.(null)}>
        {i18n.t('Show at any distance')}
      </Button>
    </EmptyState>
  );
}
