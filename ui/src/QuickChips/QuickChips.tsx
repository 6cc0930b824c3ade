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
  /** How many places each would leave; absent while unknown. */
  counts?: Record<Name, number>;
  /** The address with the chip toggled. */
  pathOf(chip: Name): string;
  onToggle(chip: Name): void;
  /** "Near me": a button, because no address has the position. */
  near?: NearChoice;
  /** Other controls in the same row. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Chips above a list: links, which work without JavaScript. One that would leave nothing is not a link. */
export function QuickChips<Name extends string>(props: QuickChipsProps<Name>) {
  const { chips, chosen, counts, pathOf, onToggle, near, before, after } = props;
  const label = useId();
  const row = useRef<HTMLDivElement>(null);
  // On phones a chosen chip moves to the start of the row, which may be scrolled.
  const showStart = () => {
    if (row.current) row.current.scrollLeft = 0;
  };
  const [first, ...rest] = chips.map(({ name, label: words }) => {
    const on = chosen.includes(name);
    const count = counts?.[name];
    const Icon = on ? Check : ICONS[name];
    const content = (
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
          <span className={classNames(chip.chip, styles.none)}>{content}</span>
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
            {content}
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
          {rest}
        </ul>
        {after}
      </div>
      {near && <WithinMinutes near={near} />}
    </div>
  );
}
