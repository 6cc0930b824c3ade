import type { Pub } from '@guide/contracts/api';
import { useHost, useNow } from '@guide/contracts/module';
import { Panel } from '@guide/ui';
import { Clock } from 'lucide-react';
import { DAYS, today } from '../../pub/days';
import styles from './Rows.module.css';

/** One row per weekday, Monday to Sunday, today's marked (PUB-08). */
export function HoursPanel({ pub }: { pub: Pub }) {
  const current = today(useNow(), useHost().site);
  return (
    <Panel title="Opening Hours" icon={<Clock aria-hidden="true" />}>
      <dl className={styles.rows}>
        {DAYS.map((day) => (
          <div key={day.key} className={styles.row} aria-current={day === current ? 'date' : undefined}>
            <dt>
              {day.name}
              {day === current && <span data-print="hide"> · today</span>}
            </dt>
            <dd>{pub.openingHours[day.text]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
