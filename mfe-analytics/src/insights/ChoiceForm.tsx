import type { Insights, InsightsQuery } from '@guide/contracts/api';
import { useAddress, useHost, useNow, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Button, RichText } from '@guide/ui';
import { ChevronDown } from 'lucide-react';
import { filterName } from '../live/names';
import styles from './ChoiceForm.module.css';
import { CHOICE_FORM, type Choice, FILTERS, type FilterName, LIST_OF, lastDays, RANGES } from './choice';

/** Keeps a comma on the same line as the field before it. */
const withJoiners = (text: string) => text.replace(/(<\/\d>)(?=\p{P})/gu, '$1\u2060');

interface Props {
  choice: Choice;
  params: InsightsQuery;
  insights: Insights | undefined;
  /** Chosen filters whose values do not exist. */
  unknown: readonly FilterName[];
  onChange: (choice: Choice) => void;
}

/** A sentence with fields for filters, days and comparison; a plain form without JavaScript. */
export function ChoiceForm(props: Props) {
  const { choice, onChange } = props;
  const to = usePaths();
  const address = useAddress();
  const filter = (name: FilterName) => (any: string) => <FilterField {...props} name={name} any={any} />;
  return (
    <form
      id={CHOICE_FORM}
      aria-label={i18n.t('Which visits')}
      className={styles.sentence}
      action={address(to.analytics)}
      onSubmit={(event) => event.preventDefault()}
    >
      <RichText
        text={withJoiners(
          i18n.t(
            'Visits to <0>any page</0> of <1>any kind</1> in <2>any area</2>, on <3>any device</3>, by people in <4>any country</4> who came from <5>any site</5>, served by <6>any release</6>, <7></7>, <8>from <0></0> to <1></1></8>, compared with <9>nothing</9>.',
          ),
        )}
        elements={[
          filter('page'),
          filter('kind'),
          filter('area'),
          filter('device'),
          filter('country'),
          filter('referrer'),
          filter('release'),
          () => <RangeField {...props} />,
          (fromTo) => (
            <RichText
              text={fromTo}
              elements={[() => <DayField {...props} name="from" />, () => <DayField {...props} name="to" />]}
            />
          ),
          (nothing) => <CompareField choice={choice} nothing={nothing} onChange={onChange} />,
        ]}
      />
      <p className={styles.more}>
        <RichText
          text={withJoiners(
            i18n.t(
              'Language: <0>any</0>, browser: <1>any</1>, system: <2>any</2>. Campaign source: <3>any</3>, medium: <4>any</4>, name: <5>any</5>.',
            ),
          )}
          elements={(['language', 'browser', 'system', 'source', 'medium', 'campaign'] as const).map(filter)}
        />
      </p>
      <Button variant="line" small onClick={() => onChange({})}>
        {i18n.t('Start again')}
      </Button>{' '}
      <noscript>
        <Button small type="submit">
          {i18n.t('Show')}
        </Button>
      </noscript>
    </form>
  );
}

function FilterField({
  choice,
  insights,
  unknown,
  onChange,
  name,
  any,
}: Props & { name: FilterName; any: string }) {
  const { site } = useHost();
  const values = new Set(insights?.[LIST_OF[name]].map((row) => row.name));
  const chosen = unknown.includes(name) ? undefined : choice[name];
  if (chosen) values.add(chosen);
  return (
    <InlineSelect
      label={FILTERS[name]}
      name={name}
      value={chosen ?? ''}
      options={[
        { value: '', label: any },
        ...[...values].map((value) => ({ value, label: filterName(name, value, site) })),
      ]}
      onChange={(value) => onChange({ ...choice, [name]: value || undefined })}
    />
  );
}

/** Ranges up to today, and the one that is chosen. */
function useRanges({ from, to }: InsightsQuery) {
  const { site } = useHost();
  const now = useNow();
  const ranges = RANGES.map((count) => ({
    value: String(count),
    label:
      count === 1
        ? i18n.t('today')
        : i18n.t('{count, plural, one {in the last # day} other {in the last # days}}', { count }),
    days: lastDays(now, site.timeZone, count),
  }));
  return { ranges, range: ranges.find(({ days }) => days.from === from && days.to === to) };
}

function RangeField({ choice, params, onChange }: Props) {
  const { ranges, range } = useRanges(params);
  return (
    <InlineSelect
      label={i18n.t('Days')}
      value={range?.value ?? ''}
      options={range ? ranges : [{ value: '', label: i18n.t('on other days') }, ...ranges]}
      onChange={(value) => onChange({ ...choice, ...ranges.find((item) => item.value === value)?.days })}
    />
  );
}

function DayField({ choice, params, onChange, name }: Props & { name: 'from' | 'to' }) {
  const { ranges, range } = useRanges(params);
  const { from, to } = params;
  const limit = name === 'from' ? { max: to } : { min: from, max: ranges[0]!.days.to };
  return (
    <span className={styles.blank} data-chosen={!range || undefined}>
      <input
        aria-label={name === 'from' ? i18n.t('From') : i18n.t('To')}
        name={name}
        type="date"
        value={params[name]}
        {...limit}
        onChange={({ target: { value } }) => value && onChange({ ...choice, from, to, [name]: value })}
      />
    </span>
  );
}

interface CompareFieldProps extends Pick<Props, 'choice' | 'onChange'> {
  nothing: string;
}

const CompareField = ({ choice, nothing, onChange }: CompareFieldProps) => (
  <InlineSelect
    label={i18n.t('Compare with')}
    name="compare"
    value={choice.compare ?? ''}
    options={[
      { value: '', label: nothing },
      { value: 'before', label: i18n.t('the days before') },
      { value: 'year', label: i18n.t('the year before') },
    ]}
    onChange={(compare) => onChange({ ...choice, compare: (compare || undefined) as Choice['compare'] })}
  />
);

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
