import { type Near, useAddress, usePaths, useWhenChoices } from '@guide/contracts/module';
import type { Day } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { ChipLink, Chips, isPlainClick, StartingPointPanel, WhenChoice } from '@guide/ui';
import {
  type SuggestionFilters,
  TRAITS,
  type Trait,
  writeFilters,
} from '../../suggestions/suggestionFilters';
import styles from './SuggestionControls.module.css';

interface SuggestionControlsProps {
  filters: SuggestionFilters;
  setFilters: (change: Partial<SuggestionFilters>) => void;
  near: Near;
  /** The day of the suggestions; undefined while loading. */
  date?: Day;
}

/** Day, start and traits of the suggested days: links and forms, which work without JavaScript. */
export function SuggestionControls({ filters, setFilters, near, date }: SuggestionControlsProps) {
  const to = usePaths();
  const address = useAddress();
  const { chips } = filters;
  const choices = useWhenChoices(filters.when);
  const when = choices.value;
  const days = choices.days.filter(({ value }) => value !== null);
  const isInRow = when === null || days.some(({ value }) => value === when);
  const pathOf = (change: Partial<SuggestionFilters>) => {
    const query = writeFilters({ ...filters, ...change });
    return query.size > 0 ? `${to.planner}?${query}` : to.planner;
  };
  const toggled = (chip: Trait): Trait[] =>
    TRAITS.map(({ name }) => name).filter((name) => (name === chip) !== chips.includes(name));
  return (
    <div className={styles.controls} data-print="hide">
      <div className={styles.row}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
        <ul role="list" aria-label={i18n.t('Day')} className={styles.days}>
          {days.map(({ value, label }) => (
            <li key={value}>
              <ChipLink
                to={pathOf({ when: value })}
                on={isInRow && value === (when ?? date)}
                aria-current={isInRow && value === (when ?? date) ? 'true' : undefined}
                rel="nofollow"
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  setFilters({ when: value });
                }}
              >
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
        <WhenChoice
          {...choices}
          {...(isInRow && { value: null, name: i18n.t('another day') })}
          days={[]}
          pathOf={(value) => pathOf({ when: value })}
          onChoose={(value) => setFilters({ when: value })}
        />
      </div>
      <Chips
        chips={TRAITS}
        chosen={chips}
        near={{ ...near, limit: undefined }}
        pathOf={(chip) => pathOf({ chips: toggled(chip) })}
        onToggle={(chip) => setFilters({ chips: toggled(chip) })}
      />
      {choices.notice && <p className={styles.notice}>{choices.notice}</p>}
      <StartingPointPanel
        near={near}
        action={address(to.planner)}
        query={`?${writeFilters({ ...filters, from: null })}`}
      />
    </div>
  );
}
