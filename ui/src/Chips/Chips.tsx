import type { Near } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import {
  Accessibility,
  Baby,
  Check,
  Clock,
  LocateFixed,
  MapPin,
  Moon,
  TicketCheck,
  Umbrella,
} from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Chip, ChipLink } from '../Chip/Chip';
import chip from '../Chip/Chip.module.css';
import { classNames } from '../classNames';
import type { IconComponent } from '../Icon/createIcon';
import { isPlainClick } from '../isPlainClick';
import { WhenChoice, type WhenChoiceProps } from '../WhenChoice/WhenChoice';
import styles from './Chips.module.css';
import { WalkingLimit } from './WalkingLimit';

const ICONS: Record<string, IconComponent> = {
  openNow: Clock,
  openLate: Moon,
  free: TicketCheck,
  stepFree: Accessibility,
  children: Baby,
  rain: Umbrella,
};

interface ChipsProps<Name extends string> {
  /** Default: "Show only". */
  label?: string;
  /** Chips of the guide have icons by name. */
  chips: readonly { name: Name; label: string; Icon?: IconComponent }[];
  chosen: readonly Name[];
  /** Number of places that each chip would leave; missing while loading. */
  counts?: Record<Name, number>;
  pathOf(chip: Name): string;
  onToggle(chip: Name): void;
  /** "Near me" is a checkbox, because the position is not in the URL; "Near…" opens a `StartingPointPanel`. */
  near?: Near;
  when?: WhenChoiceProps;
  before?: ReactNode;
  after?: ReactNode;
}

/** Filter chips above a list. They are links, to work without JavaScript, unless no place would be left. */
export function Chips<Name extends string>(props: ChipsProps<Name>) {
  const {
    label = i18n.t('Show only'),
    chips,
    chosen,
    counts,
    pathOf,
    onToggle,
    near,
    when,
    before,
    after,
  } = props;
  const isHere = near?.on === true && !near.startName;
  const labelId = useId();
  const row = useRef<HTMLDivElement>(null);
  // On phones a chosen chip moves to the start of the row, which may be out of view.
  const showStart = () => {
    if (row.current) row.current.scrollLeft = 0;
  };
  const [first, ...rest] = chips.map(({ name, label: text, Icon: OwnIcon = ICONS[name] }) => {
    const on = chosen.includes(name);
    const count = counts?.[name];
    const Icon = on ? Check : OwnIcon;
    const content = (
      <>
        {Icon && <Icon aria-hidden="true" />}
        {text}
        {count !== undefined && (
          <span className={styles.count}>
            <span className="visually-hidden">, </span>
            {count}
            {on && <span className="visually-hidden">{`, ${i18n.t('chosen')}`}</span>}
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
      <p id={labelId} className={before ? 'visually-hidden' : styles.label}>
        {label}
      </p>
      <div ref={row} className={styles.chips}>
        {when && <WhenChoice {...when} />}
        {near?.choose && (
          <button type="button" popoverTarget={near.panelId} className={classNames(chip.chip, styles.start)}>
            <MapPin aria-hidden="true" />
            {i18n.t('Near…')}
          </button>
        )}
        {before}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
        <ul role="list" aria-labelledby={labelId} className={styles.list}>
          {first}
          {near && (
            <li className={styles.near}>
              <Chip
                on={isHere}
                onChange={(on) => {
                  if (on) showStart();
                  near.toggle(on);
                  if (!on && near.within !== null) near.limit?.(null);
                }}
                icon={isHere ? <Check aria-hidden="true" /> : <LocateFixed aria-hidden="true" />}
              >
                {i18n.t('Near me')}
              </Chip>
            </li>
          )}
          {near?.startName && (
            <li>
              <Chip on onChange={() => near.toggle(false)} icon={<Check aria-hidden="true" />}>
                {i18n.t('Near {place}', { place: near.startName })}
              </Chip>
            </li>
          )}
          {rest}
        </ul>
        {after}
      </div>
      {near && <WalkingLimit near={near} />}
      {when?.notice && <p className={styles.notice}>{when.notice}</p>}
    </div>
  );
}
