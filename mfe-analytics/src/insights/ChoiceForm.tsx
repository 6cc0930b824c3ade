import type { Insights, InsightsQuery } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { Button, Select, TextField } from '@guide/ui';
import { countryName, deviceName, referrerName } from '../live/names';
import styles from './ChoiceForm.module.css';
import { type Choice, FILTERS, type FilterName } from './choice';

const LISTS = {
  page: 'pages',
  area: 'areas',
  kind: 'kinds',
  device: 'devices',
  referrer: 'referrers',
  country: 'countries',
  release: 'releases',
} as const satisfies Record<FilterName, keyof Insights>;

interface Props {
  choice: Choice;
  question: InsightsQuery;
  /** The last answer: its lists name what can be chosen. */
  insights: Insights | undefined;
  onChange: (choice: Choice) => void;
}

/** The days, what they are compared with, and a filter for each kind of group. */
export function ChoiceForm({ choice, question, insights, onChange }: Props) {
  const { site } = useHost();
  const label = (filter: FilterName, name: string) => {
    if (filter === 'device') return deviceName(name);
    if (filter === 'referrer') return referrerName(name);
    return filter === 'country' ? countryName(name, site.locale) : name;
  };
  const optionsOf = (filter: FilterName) => {
    const names = new Set(insights?.[LISTS[filter]].map(({ name }) => name));
    if (choice[filter]) names.add(choice[filter]);
    const options = [...names].map((name) => ({ value: name, label: label(filter, name) }));
    return [{ value: '', label: 'All' }, ...options];
  };
  const { from, to } = question;
  const chooseDays = (days: { from: string; to: string }) => {
    if (days.from && days.to) onChange({ ...choice, ...days });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: "search" is for what leads to results elsewhere.
    <div role="group" aria-label="Which visits" className={styles.form}>
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
          { value: 'before', label: 'The days before' },
          { value: 'year', label: 'The year before' },
        ]}
        onChange={(compare) => onChange({ ...choice, compare: (compare || undefined) as Choice['compare'] })}
      />
      {(Object.keys(FILTERS) as FilterName[]).map((filter) => (
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
