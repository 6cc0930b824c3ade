import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { IconButton } from '@guide/ui';
import { Pencil } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { MAX_ORDERED_STOPS } from '../../day/dayOfPlaces';
import type { DayPlan } from '../../day/dayPlan';
import { improvementOf } from '../../day/improvement';
import { dayText, timesText, titleOfDay } from '../../day/texts';
import { DayMap } from '../../map/DayMap';
import type { Place } from '../../places/place';
import { MAX_ITEMS_OF_DAY } from '../../plan/limits';
import { type Plan, stopsOf } from '../../plan/plan';
import { AddSheet } from './AddSheet';
import { DayAdds } from './DayAdds';
import { DayFigures } from './DayFigures';
import { DaySheet } from './DaySheet';
import styles from './DayView.module.css';
import { ItemSheet } from './ItemSheet';
import { Timeline } from './Timeline';

interface DayViewProps {
  plan: Plan;
  day: DayPlan;
  places: readonly Place[];
  isEditable?: boolean;
  onBestOrder?: () => void;
}

type Open = { what: 'day' } | { what: 'add'; saved: boolean } | { what: 'item'; key: string } | null;

export function DayView({ plan, day, places, isEditable = false, onBestOrder }: DayViewProps) {
  const { site } = useHost();
  const [open, setOpen] = useState<Open>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { items, clock, startsAt, ends } = day;
  const stops = stopsOf(day.day);
  const improvement = useMemo(
    () =>
      isEditable && stops.length > 1 && stops.length <= MAX_ORDERED_STOPS
        ? improvementOf(day, places, site)
        : null,
    [isEditable, stops.length, day, places, site],
  );
  const opened = open?.what === 'item' ? items.find(({ item }) => item.key === open.key) : undefined;
  const close = () => setOpen(null);
  return (
    <div className={styles.day}>
      <section>
        <div className={styles.head}>
          <div>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {titleOfDay(day.day, places, site)}
            </h2>
            <p className={styles.times}>
              {dayText(day.day.date, site.locale)}
              {stops.length > 0 && ` · ${timesText(clock(startsAt), clock(ends))}`}
            </p>
          </div>
          {isEditable && (
            <IconButton
              boxed
              label={i18n.t('Change this day')}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setOpen({ what: 'day' })}
            />
          )}
        </div>
        {stops.length === 0 && (
          <div className={styles.empty}>
            <p>{i18n.t('Nothing on this day yet. Add a stop, or one of your favourites.')}</p>
          </div>
        )}
        {stops.length > 0 && (
          <Timeline day={day} isEditable={isEditable} onOpen={(key) => setOpen({ what: 'item', key })} />
        )}
        {isEditable && items.length < MAX_ITEMS_OF_DAY && (
          <DayAdds day={day.day} onAdd={(saved) => setOpen({ what: 'add', saved })} />
        )}
      </section>
      {stops.length > 0 && (
        <aside className={styles.aside} aria-label={i18n.t('The day on the map')}>
          <div className={styles.map}>
            <DayFigures day={day} improvement={improvement} onBestOrder={onBestOrder}>
              <DayMap day={day} />
            </DayFigures>
          </div>
        </aside>
      )}
      {open?.what === 'day' && <DaySheet day={day.day} onClose={close} />}
      {open?.what === 'add' && (
        <AddSheet day={day.day} plan={plan} places={places} savedOnly={open.saved} onClose={close} />
      )}
      {opened && (
        <ItemSheet
          timed={opened}
          day={day}
          plan={plan}
          onClose={close}
          onRemoved={() => heading.current?.focus()}
        />
      )}
    </div>
  );
}
