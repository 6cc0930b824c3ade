import type { Insights } from '@guide/contracts/api';
import { i18n } from '@guide/contracts/texts';
import { allVisitsNote } from './figureText';
import { RankedTable } from './RankedTable';

interface Props extends Pick<Insights, 'hours'> {
  filtered?: boolean;
}

export const hoursTitle = (): string => i18n.t('Hours of the day');

/** Views by hour of the day, in the city's time zone. */
export const Hours = ({ hours, filtered = false }: Props) => (
  <RankedTable
    title={hoursTitle()}
    what={i18n.t('Hour')}
    value={i18n.t('Views')}
    note={allVisitsNote(filtered)}
    rows={hours.map(({ hour, views }) => ({ name: `${String(hour).padStart(2, '0')}:00`, value: views }))}
  />
);
