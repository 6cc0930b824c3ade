import type { Insights } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { namedValue } from '../live/names';
import { allVisitsNote, percentText } from './figureText';
import { RankedTable } from './RankedTable';

interface Props extends Pick<Insights, 'goals'> {
  filtered?: boolean;
}

/** A funnel for each goal of analysts: sessions that reached its steps in order. */
export function Goals({ goals, filtered = false }: Props) {
  const { site } = useHost();
  return goals.map(({ id, name, from, steps }) => (
    <RankedTable
      key={id}
      title={namedValue(i18n.t('Goal'), name)}
      what={i18n.t('Step')}
      value={i18n.t('Sessions')}
      note={[i18n.t('Counted since {day}.', { day: from }), allVisitsNote(filtered)]
        .filter((text) => text !== undefined)
        .join(' ')}
      rows={steps.map(({ step, ...reached }, index) => ({
        ...reached,
        id: String(index),
        name:
          index === 0
            ? step
            : i18n.t('then {step} ({percent})', {
                step,
                percent: percentText(reached.value, steps[0]!.value, site.locale),
              }),
      }))}
    />
  ));
}
