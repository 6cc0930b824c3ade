import type { Insights, InsightsQuery } from '@guide/contracts/api';
import { useHost, useNow } from '@guide/contracts/module';
import { Button, Select, TextField } from '@guide/ui';
import { filterName } from '../live/names';
import styles from './ChoiceForm.module.css';
import { type Choice, FILTER_NAMES, FILTERS, type FilterName, LIST_OF, lastDays, RANGES } from './choice';

interface Props {
  choice: Choice;
  question: InsightsQuery;
  /** The last answer: its lists name what can be chosen. */
  insights: Insights | undefined;
  onChange: (choice: Choice) => void;
}

/** The days, by name or from one to another, what they are compared with, and a filter for each kind of group. */
export function ChoiceForm({ choice, question, insights, onChange }: Props) {
  const { site } = useHost();
  const optionsOf = (filter: FilterName) => {
    const names = new Set(insights?.[LIST_OF[filter]].map(({ name }) => name));
    if (choice[filter]) names.add(choice[filter]);
    const options = [...names].map((name) => ({ value: name, label: filterName(filter, name, site.locale) }));
    return [{ value: '', label: 'All' }, ...options];
  };
  const { from, to } = question;
  const now = useNow();
  const ranges = RANGES.map((count) => ({
    value: String(count),
    label: count === 1 ? 'Today' : `Last ${count} days`,
    days: lastDays(now, site.timeZone, count),
  }));
  const range = ranges.find(({ days }) => days.from === from && days.to === to);
  const chooseDays = (days: { from: string; to: string }) => {
    if (days.from && days.to) onChange({ ...choice, ...days });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: "search" is for what leads to results elsewhere.
    <div role="group" aria-label="Which visits" className={styles.form}>
      <Select
        label="Days"
        value={range?.value ?? ''}
        options={range ? ranges : [{ value: '', label: 'Chosen days' }, ...ranges]}
        onChange={(value) => {
          const chosen = ranges.find((one) => one.value === value);
          if (chosen) onChange({ ...choice, ...chosen.days });
        }}
      />
      <TextField
        label="From"
        type="date"
        value={from}
        max={to}
        onChange={({ target }) => chooseDays({ from: target.value, to })}
      />
      <TextField
        label="To"
        type="date"
        value={to}
        min={from}
        onChange={({ target }) => chooseDays({ from, to: target.value })}
      />
      <Select
        label="Compare with"
        value={choice.compare ?? ''}
        options={[
          { value: '', label: 'Nothing' },
          { value: 'before', label: 'Days before' },
          { value: 'year', label: 'Year before' },
        ]}
        onChange={(compare) => onChange({ ...choice, compare: (compare || undefined) as Choice['compare'] })}
      />
      {FILTER_NAMES.map((filter) => (
        <Select
          key={filter}
          label={FILTERS[filter]}
          value={choice[filter] ?? ''}
          options={optionsOf(filter)}
          onChange={(value) => onChange({ ...choice, [filter]: value || undefined })}
        />
      ))}
      <Button variant="line" onClick={() => onChange({})}>
        Start again
      </Button>
    </div>
  );
}
