import type { Insights, InsightsQuery } from '@guide/contracts/api';
import { useHost, useNow, usePaths } from '@guide/contracts/module';
import { Button } from '@guide/ui';
import { ChevronDown } from 'lucide-react';
import { filterName } from '../live/names';
import styles from './ChoiceForm.module.css';
import { CHOICE_FORM, type Choice, FILTERS, type FilterName, LIST_OF, lastDays, RANGES } from './choice';

/** Keeps a comma on the same line as the field before it. */
const WORD_JOINER = '\u2060';

interface Props {
  choice: Choice;
  params: InsightsQuery;
  insights: Insights | undefined;
  onChange: (choice: Choice) => void;
}

/** A sentence with fields for filters, days and comparison; a plain form without JavaScript. */
export function ChoiceForm({ choice, params, insights, onChange }: Props) {
  const { site } = useHost();
  const to = usePaths();
  const now = useNow();
  const filter = (name: FilterName, any: string) => {
    const values = new Set(insights?.[LIST_OF[name]].map((row) => row.name));
    if (choice[name]) values.add(choice[name]);
    return (
      <InlineSelect
        label={FILTERS[name]}
        name={name}
        value={choice[name] ?? ''}
        options={[
          { value: '', label: any },
          ...[...values].map((value) => ({ value, label: filterName(name, value, site.locale) })),
        ]}
        onChange={(value) => onChange({ ...choice, [name]: value || undefined })}
      />
    );
  };
  const ranges = RANGES.map((count) => ({
    value: String(count),
    label: count === 1 ? 'today' : `in the last ${count} days`,
    days: lastDays(now, site.timeZone, count),
  }));
  const range = ranges.find(({ days }) => days.from === params.from && days.to === params.to);
  const day = (name: 'from' | 'to', label: string, limit: { min?: string; max?: string }) => (
    <span className={styles.blank} data-chosen={!range || undefined}>
      <input
        aria-label={label}
        name={name}
        type="date"
        value={params[name]}
        {...limit}
        onChange={({ target: { value } }) =>
          value && onChange({ ...choice, from: params.from, to: params.to, [name]: value })
        }
      />
    </span>
  );
  return (
    <form
      id={CHOICE_FORM}
      aria-label="Which visits"
      className={styles.sentence}
      action={to.analytics}
      onSubmit={(event) => event.preventDefault()}
    >
      Visits to {filter('page', 'any page')} of {filter('kind', 'any kind')} in {filter('area', 'any area')}
      {WORD_JOINER}, on {filter('device', 'any device')}
      {WORD_JOINER}, by people in {filter('country', 'any country')} who came from{' '}
      {filter('referrer', 'any site')}
      {WORD_JOINER}, served by {filter('release', 'any release')}
      {WORD_JOINER},{' '}
      <InlineSelect
        label="Days"
        value={range?.value ?? ''}
        options={range ? ranges : [{ value: '', label: 'on other days' }, ...ranges]}
        onChange={(value) => onChange({ ...choice, ...ranges.find((item) => item.value === value)?.days })}
      />
      {WORD_JOINER}, from {day('from', 'From', { max: params.to })} to{' '}
      {day('to', 'To', { min: params.from, max: ranges[0]!.days.to })}
      {WORD_JOINER}, compared with{' '}
      <InlineSelect
        label="Compare with"
        name="compare"
        value={choice.compare ?? ''}
        options={[
          { value: '', label: 'nothing' },
          { value: 'before', label: 'the days before' },
          { value: 'year', label: 'the year before' },
        ]}
        onChange={(compare) => onChange({ ...choice, compare: (compare || undefined) as Choice['compare'] })}
      />
      {WORD_JOINER}.{' '}
      <Button variant="line" small onClick={() => onChange({})}>
        Start again
      </Button>{' '}
      <noscript>
        <Button small type="submit">
          Show
        </Button>
      </noscript>
    </form>
  );
}

interface InlineSelectProps {
  label: string;
  name?: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

const InlineSelect = ({ label, name, value, options, onChange }: InlineSelectProps) => (
  <span className={styles.blank} data-chosen={value !== '' || undefined}>
    <select aria-label={label} name={name} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden="true" />
  </span>
);
