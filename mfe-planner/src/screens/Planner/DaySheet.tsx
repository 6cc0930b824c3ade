import { Button, TextField } from '@guide/ui';
import { Sheet } from '../../parts/Sheet';
import { clockOf, minutesOfClock, removeDay, setDay } from '../../plan/changes';
import { MAX_TITLE_LENGTH, type PlanDay } from '../../plan/plan';
import { changePlan } from '../../plan/store';
import { SheetFoot } from './SheetFields';
import styles from './SheetFields.module.css';

export const DaySheet = ({ day, onClose }: { day: PlanDay; onClose: () => void }) => (
  <Sheet title="Change this day" onClose={onClose}>
    {(close) => (
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const date = String(fields.get('date'));
          changePlan(
            setDay(day.key, {
              title: String(fields.get('title')).trim().slice(0, MAX_TITLE_LENGTH),
              date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : day.date,
              startsAt: minutesOfClock(String(fields.get('startsAt'))) ?? day.startsAt,
            }),
          );
          close();
        }}
      >
        <TextField
          label="Name, if you want one"
          name="title"
          defaultValue={day.title}
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
        />
        <div className={styles.pair}>
          <TextField label="Date" name="date" type="date" required defaultValue={day.date} />
          <TextField
            label="Start"
            name="startsAt"
            type="time"
            required
            defaultValue={clockOf(day.startsAt)}
          />
        </div>
        <SheetFoot
          removal="Remove this day"
          onRemove={() => {
            close();
            changePlan(removeDay(day.key));
          }}
        >
          <Button type="submit">Done</Button>
        </SheetFoot>
      </form>
    )}
  </Sheet>
);
