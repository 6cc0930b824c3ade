import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Button, Select } from '@guide/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type DayPlan, nameOfItem, type TimedItem } from '../../day/dayPlan';
import { shortDay } from '../../day/texts';
import { Sheet } from '../../parts/Sheet';
import { moveItem, moveToDay, removeItem, setItem } from '../../plan/changes';
import { MAX_ITEMS_OF_DAY } from '../../plan/limits';
import type { Plan } from '../../plan/plan';
import { changePlan } from '../../plan/store';
import { DurationField, SheetFoot, TimeField } from './SheetFields';
import styles from './SheetFields.module.css';

const STAYS = [15, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360, 480];
const BREAKS = [30, 45, 60, 75, 90, 120];

interface ItemSheetProps {
  timed: TimedItem;
  day: DayPlan;
  plan: Plan;
  onClose: () => void;
  onRemoved: () => void;
}

/** Edits a line of a day. Every change is stored immediately. */
export function ItemSheet({ timed, day, plan, onClose, onRemoved }: ItemSheetProps) {
  const { site } = useHost();
  const { item, place } = timed;
  const index = day.items.indexOf(timed);
  const set = (fields: Parameters<typeof setItem>[1]) => changePlan(setItem(item.key, fields));
  const others = plan.days.filter(({ key, items }) => key !== day.day.key && items.length < MAX_ITEMS_OF_DAY);
  return (
    <Sheet title={nameOfItem(timed)} lead={place?.address} onClose={onClose}>
      {(close) => (
        <div className={styles.fields}>
          {item.kind === 'stop' && place && (
            <div className={styles.pair}>
              <DurationField
                label={i18n.t('Time there')}
                options={STAYS}
                minutes={item.stay ?? place.stay}
                onChange={(stay) => set({ stay })}
              />
              <TimeField
                label={i18n.t('Fixed time (ticket, table)')}
                minutes={item.fixedAt}
                onChange={(fixedAt) => set({ fixedAt: fixedAt ?? undefined })}
              />
            </div>
          )}
          {item.kind === 'break' && (
            <>
              <DurationField
                label={i18n.t('How long')}
                options={BREAKS}
                minutes={item.minutes}
                onChange={(minutes) => set({ minutes })}
              />
              <div className={styles.pair}>
                <TimeField
                  label={i18n.t('Not before')}
                  minutes={item.from}
                  onChange={(from) => from !== null && set({ from, until: Math.max(from, item.until) })}
                />
                <TimeField
                  label={i18n.t('Begins at the latest')}
                  minutes={item.until}
                  onChange={(until) => until !== null && set({ until, from: Math.min(until, item.from) })}
                />
              </div>
            </>
          )}
          <div className={styles.pair}>
            <Button
              variant="line"
              icon={<ArrowUp aria-hidden="true" />}
              disabled={index === 0}
              onClick={() => changePlan(moveItem(day.day.key, item.key, index - 1))}
            >
              {i18n.t('Earlier')}
            </Button>
            <Button
              variant="line"
              icon={<ArrowDown aria-hidden="true" />}
              disabled={index === day.items.length - 1}
              onClick={() => changePlan(moveItem(day.day.key, item.key, index + 1))}
            >
              {i18n.t('Later')}
            </Button>
          </div>
          {others.length > 0 && (
            <Select
              label={i18n.t('On')}
              value={day.day.key}
              options={[day.day, ...others].map(({ key, date }) => ({
                value: key,
                label: shortDay(date, site.locale),
              }))}
              onChange={(key) => {
                close();
                changePlan(moveToDay(item.key, key));
                onRemoved();
              }}
            />
          )}
          <SheetFoot
            removal={i18n.t('Remove from this day')}
            onRemove={() => {
              close();
              changePlan(removeItem(item.key));
              onRemoved();
            }}
          >
            <Button onClick={close}>{i18n.t('Done')}</Button>
          </SheetFoot>
        </div>
      )}
    </Sheet>
  );
}
