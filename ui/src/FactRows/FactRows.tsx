import { currentLanguage, i18n, listSeparator } from '@guide/contracts/texts';
import {
  Accessibility,
  ArrowUpDown,
  Baby,
  CalendarCheck,
  Check,
  Clock,
  DoorOpen,
  Ear,
  Hourglass,
  Luggage,
  Minus,
  Puzzle,
  Salad,
  Ticket,
  Toilet,
  TrainFront,
  Umbrella,
  X,
} from 'lucide-react';
import { classNames } from '../classNames';
import type { IconComponent } from '../Icon/createIcon';
import styles from './FactRows.module.css';

const ICONS: Record<string, IconComponent> = {
  stepFreeEntrance: Accessibility,
  lift: ArrowUpDown,
  accessibleToilet: Toilet,
  hearingLoop: Ear,
  pramFriendly: Baby,
  toilets: Toilet,
  cloakroom: Luggage,
  admission: Ticket,
  booking: CalendarCheck,
  minutesNeeded: Clock,
  lastEntry: Hourglass,
  ages: Puzzle,
  setting: DoorOpen,
  goodInRain: Umbrella,
  station: TrainFront,
  diet: Salad,
};

const SIGNS: Record<'yes' | 'partly' | 'no', IconComponent> = { yes: Check, partly: Minus, no: X };

interface Row {
  name: string;
  term: string;
  value: string;
  answer: keyof typeof SIGNS | 'unknown' | 'text';
}

/** English terms begin with a capital letter; other languages write them as in a sentence. */
const inSentence = (term: string): string =>
  currentLanguage() === 'en' ? term[0]!.toLowerCase() + term.slice(1) : term;

/** Facts of a place, one row each; unknown facts share the last row. Icons add to colours. */
export function FactRows({ rows }: { rows: readonly Row[] }) {
  const unknown = rows.filter(({ answer }) => answer === 'unknown');
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, term, value, answer }) => {
        if (answer === 'unknown') return null;
        const Icon = ICONS[name];
        const Sign = answer === 'text' ? null : SIGNS[answer];
        return (
          <div key={name} className={styles.row} data-answer={answer}>
            {Icon && <Icon aria-hidden="true" className={styles.icon} />}
            <dt>{term}</dt>
            <dd className={classNames(Sign && styles.badge)}>
              {Sign && <Sign aria-hidden="true" />}
              {value}
            </dd>
          </div>
        );
      })}
      {unknown.length > 0 && (
        <div className={styles.unknown} data-answer="unknown">
          <dt>{i18n.t('Not known:')}</dt>{' '}
          <dd>{unknown.map(({ term }) => inSentence(term)).join(listSeparator())}</dd>
        </div>
      )}
    </dl>
  );
}
