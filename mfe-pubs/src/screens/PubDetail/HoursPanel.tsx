import type { Pub } from '@guide/contracts/api';
import { useHost, useNow } from '@guide/contracts/module';
import { WEEKDAYS } from '@guide/contracts/site';
import { Panel } from '@guide/ui';
import { Clock } from 'lucide-react';
import { printedOn, today } from '../../pub/days';
import styles from './Rows.module.css';

/** One row per weekday, Monday to Sunday, today's marked (PUB-08). */
export function HoursPanel({ pub }: { pub: Pub }) {
  const current = today(useNow(), useHost().site);
  return (
    <Panel title="Opening Hours" icon={<Clock aria-hidden="true" />}>
      <dl className={styles.rows}>
        {WEEKDAYS.map((day) => (
          <div key={day.key} className={styles.row} aria-current={day === current ? 'date' : undefined}>
            <dt>
              {day.name}
              {day === current && <span data-print="hide"> · today</span>}
            </dt>
            <dd>{printedOn(pub, day)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
