import { useHost } from '@guide/contracts/module';
import { startLabel } from '@guide/contracts/place';
import { i18n } from '@guide/contracts/texts';
import { Button, TextField } from '@guide/ui';
import { type FormEvent, useState } from 'react';
import { Sheet } from '../../parts/Sheet';
import { clockOf, minutesOfClock, removeDay, setDay } from '../../plan/changes';
import { MAX_TITLE_LENGTH } from '../../plan/limits';
import type { PlanDay, Start } from '../../plan/plan';
import { changePlan } from '../../plan/store';
import { SheetFoot } from './SheetFields';
import styles from './SheetFields.module.css';

/** Name, date, time and start of a day. */
export function DaySheet({ day, onClose }: { day: PlanDay; onClose: () => void }) {
  const { api } = useHost();
  const [fault, setFault] = useState<string>();

  /** @returns undefined for none @throws if the text is no start */
  async function startOf(text: string): Promise<Start | undefined> {
    if (text === (day.start?.name ?? '')) return day.start;
    if (!text) return undefined;
    const [found] = await api.searchStarts({ query: text }).catch(() => {
      throw new Error(i18n.t('The place could not be looked up. Check your connection, or leave it empty.'));
    });
    if (!found) throw new Error(i18n.t('No such place. Try the name of a station or a hotel.'));
    return { name: startLabel(found), lat: found.lat, lng: found.lng };
  }

  async function save(event: FormEvent<HTMLFormElement>, close: () => void) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const date = String(fields.get('date'));
    try {
      const start = await startOf(String(fields.get('start')).trim());
      changePlan(
        setDay(day.key, {
          title: String(fields.get('title')).trim().slice(0, MAX_TITLE_LENGTH),
          date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : day.date,
          startsAt: minutesOfClock(String(fields.get('startsAt'))) ?? day.startsAt,
          start,
        }),
      );
      close();
    } catch (error) {
      const { message } = error as Error;
      setFault(message);
      const field = form.elements.namedItem('start') as HTMLInputElement;
      field.setCustomValidity(message);
      field.reportValidity();
    }
  }

  return (
    <Sheet title={i18n.t('Change this day')} onClose={onClose}>
      {(close) => (
        <form className={styles.fields} onSubmit={(event) => void save(event, close)}>
          <TextField
            label={i18n.t('Name, if you want one')}
            name="title"
            defaultValue={day.title}
            maxLength={MAX_TITLE_LENGTH}
            autoComplete="off"
          />
          <div className={styles.pair}>
            <TextField label={i18n.t('Date')} name="date" type="date" required defaultValue={day.date} />
            <TextField
              label={i18n.t('Start')}
              name="startsAt"
              type="time"
              required
              defaultValue={clockOf(day.startsAt)}
            />
          </div>
          <TextField
            label={i18n.t('From, such as your hotel or a station')}
            name="start"
            defaultValue={day.start?.name}
            maxLength={MAX_TITLE_LENGTH}
            autoComplete="off"
            error={fault}
            onChange={({ target }) => target.setCustomValidity('')}
          />
          <SheetFoot
            removal={i18n.t('Remove this day')}
            onRemove={() => {
              close();
              changePlan(removeDay(day.key));
            }}
          >
            <Button type="submit">{i18n.t('Done')}</Button>
          </SheetFoot>
        </form>
      )}
    </Sheet>
  );
}
