import { useHost } from '@guide/contracts/module';
import type { When } from '@guide/contracts/place';
import { i18n } from '@guide/contracts/texts';
import { Button, RichText, SectionHead } from '@guide/ui';
import { CalendarPlus, Check } from 'lucide-react';
import { areasText, placesText } from '../../day/texts';
import { hiddenWords } from '../../parts/hiddenWords';
import type { PartOfTown } from '../../places/partsOfTown';
import { type Place, refOf } from '../../places/place';
import { daysWith, type Plan } from '../../plan/plan';
import { FavoritePlace } from './FavoritePlace';
import styles from './Favorites.module.css';

interface PartSectionProps {
  part: PartOfTown;
  plan: Plan;
  when: When;
  chosen: readonly Place[];
  onChoose: (places: readonly Place[], on: boolean) => void;
  onAdd: (place: Place) => void;
  /** Absent if the plan is full. */
  onDay?: () => void;
}

/** The favourites of a part of town. */
export function PartSection({ part, plan, when, chosen, onChoose, onAdd, onDay }: PartSectionProps) {
  const { areas, places } = part;
  const { site } = useHost();
  const name = areasText(areas, site);
  const isChosen = (place: Place) => chosen.includes(place);
  const areAllChosen = places.every(isChosen);
  return (
    <section className={styles.area} aria-label={name}>
      <div className={styles.head}>
        <SectionHead title={name} text={summaryOf(places, plan)} />
        <div className={styles.adds} data-print="hide">
          {onDay && (
            <Button small variant="line" icon={<CalendarPlus aria-hidden="true" />} onClick={onDay}>
              <RichText
                text={
                  places.length === 1
                    ? i18n.t('Make a day of it<0>: {name}</0>', { name })
                    : i18n.t('Turn these into a day<0>: {name}</0>', { name })
                }
                elements={[hiddenWords]}
              />
            </Button>
          )}
          {places.length > 1 && (
            <Button
              small
              variant="quiet"
              icon={<Check aria-hidden="true" />}
              aria-pressed={areAllChosen}
              onClick={() => onChoose(places, !areAllChosen)}
            >
              <RichText text={i18n.t('Choose all<0>: {name}</0>', { name })} elements={[hiddenWords]} />
            </Button>
          )}
        </div>
      </div>
      <div className={styles.places}>
        {places.map((place) => (
          <FavoritePlace
            key={place.listing}
            place={place}
            plan={plan}
            when={when}
            isChosen={isChosen(place)}
            onChoose={(on) => onChoose([place], on)}
            onAdd={() => onAdd(place)}
          />
        ))}
      </div>
    </section>
  );
}

/** "4 places · 3 already in a day" */
function summaryOf(places: readonly Place[], plan: Plan): string {
  const planned = places.filter((place) => daysWith(plan, refOf(place)).length > 0).length;
  const where =
    planned === 0
      ? i18n.t('none in a day yet')
      : i18n.t('{count, plural, other {# already in a day}}', { count: planned });
  return `${placesText(places.length)} · ${where}`;
}
