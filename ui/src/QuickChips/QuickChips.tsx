import {
  Accessibility,
  Baby,
  Check,
  Clock,
  LocateFixed,
  type LucideIcon,
  Moon,
  TicketCheck,
  Umbrella,
} from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Chip, ChipLink } from '../Chip/Chip';
import chip from '../Chip/Chip.module.css';
import { classNames } from '../classNames';
import { isPlainClick } from '../isPlainClick';
import styles from './QuickChips.module.css';
import { type NearChoice, WithinMinutes } from './WithinMinutes';

const ICONS: Record<string, LucideIcon> = {
  openNow: Clock,
  openLate: Moon,
  free: TicketCheck,
  stepFree: Accessibility,
  children: Baby,
  rain: Umbrella,
};

interface QuickChipsProps<Name extends string> {
  chips: readonly { name: Name; label: string }[];
  chosen: readonly Name[];
  /** How many each would leave; absent while that is not known. */
  counts?: Record<Name, number>;
  /** The address with one chip more, or without it where it is chosen. */
  pathOf(chip: Name): string;
  onToggle(chip: Name): void;
  /** The choice that needs the visitor's position: a button, as no address has it. */
  near?: NearChoice;
  /** Other choices in the same row, which then has no heading. */
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * Quick choices above a list, side by side: links, so that they work before and without JavaScript. One that would
 * leave nothing is no link.
 */
export function QuickChips<Name extends string>(props: QuickChipsProps<Name>) {
  const { chips, chosen, counts, pathOf, onToggle, near, before, after } = props;
  const label = useId();
  const row = useRef<HTMLDivElement>(null);
  // On phones what is chosen moves to the start of the row, which may be scrolled.
  const showStart = () => {
    if (row.current) row.current.scrollLeft = 0;
  };
  const [first, ...others] = chips.map(({ name, label: words }) => {
    const on = chosen.includes(name);
    const count = counts?.[name];
    const Icon = on ? Check : ICONS[name];
    const inside = (
      <>
        {Icon && <Icon aria-hidden="true" />}
        {words}
        {count !== undefined && (
          <span className={styles.count}>
            <span className="visually-hidden">, </span>
            {count}
            {on && <span className="visually-hidden">, chosen</span>}
          </span>
        )}
      </>
    );
    return (
      <li key={name}>
        {count === 0 && !on ? (
          <span className={classNames(chip.chip, styles.none)}>{inside}</span>
        ) : (
          <ChipLink
            to={pathOf(name)}
            on={on}
            aria-current={on ? 'true' : undefined}
            rel="nofollow"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              if (!on) showStart();
              onToggle(name);
            }}
          >
            {inside}
          </ChipLink>
        )}
      </li>
    );
  });
  return (
    <div className={styles.choice} data-print="hide">
      <p id={label} className={before ? 'visually-hidden' : styles.label}>
        Quick choice
      </p>
      <div ref={row} className={styles.chips}>
        {before}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
        <ul role="list" aria-labelledby={label} className={styles.list}>
          {first}
          {near && (
            <li className={styles.near}>
              <Chip
                on={near.on}
                onChange={(on) => {
                  if (on) showStart();
                  near.toggle(on);
                  if (!on && near.within !== null) near.limit?.(null);
                }}
                icon={near.on ? <Check aria-hidden="true" /> : <LocateFixed aria-hidden="true" />}
              >
                Near me
              </Chip>
            </li>
          )}
          {others}
        </ul>
        {after}
      </div>
      {near && <WithinMinutes near={near} />}
    </div>
  );
}
