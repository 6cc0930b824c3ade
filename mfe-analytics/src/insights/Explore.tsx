import { useHost, useNow } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { HydrateLater, SectionHead } from '@guide/ui';
import { useId } from 'react';
import { useInsights } from '../api/useInsights';
import { Nothing } from '../figures/Nothing';
import styles from '../live/LiveInsights.module.css';
import { Loaded } from '../live/Loaded';
import { SaveCsv } from '../live/SaveCsv';
import { isRefused } from '../live/useFailureText';
import { ChoiceForm } from './ChoiceForm';
import {
  type Choice,
  hasTooManyFilters,
  insightsQueryOf,
  tooManyFiltersText,
  unknownFilters,
} from './choice';
import { Imported } from './Imported';
import { insightsCsv } from './insightsCsv';
import { Lists } from './Lists';
import { Series } from './Series';
import { Totals } from './Totals';
import { UnknownFilters } from './UnknownFilters';

interface Props {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

export function Explore({ choice, onChange }: Props) {
  const id = useId();
  const { site } = useHost();
  const params = insightsQueryOf(choice, useNow(), site.timeZone);
  const isTooMuch = hasTooManyFilters(params);
  const query = useInsights(params, !isTooMuch);
  const unknown = unknownFilters(query.error, choice);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHead
        id={id}
        title={i18n.t('Explore visits')}
        text={i18n.t(
          'Choose days and filters, and compare. Numbers under 5 are not shown, so that nobody can be identified.',
        )}
      />
      <ChoiceForm
        choice={choice}
        params={params}
        insights={isRefused(query.error) ? undefined : query.data}
        unknown={unknown}
        onChange={onChange}
      />
      {isTooMuch && <Nothing>{tooManyFiltersText()}</Nothing>}
      {unknown.length > 0 && <UnknownFilters choice={choice} unknown={unknown} />}
      {!isTooMuch && unknown.length === 0 && (
        <Loaded
          query={query}
          label={i18n.t('Loading visits')}
          title={i18n.t('These figures could not be loaded')}
          text={i18n.t('Check the days that you chose, or try again in a moment.')}
        >
          {(insights) => (
            <>
              <Totals insights={insights} />
              <HydrateLater>
                <Series insights={insights} onDays={(days) => onChange({ ...choice, ...days })} />
              </HydrateLater>
              <HydrateLater>
                <Lists insights={insights} choice={choice} onChange={onChange} />
              </HydrateLater>
              <Imported imported={insights.imported} />
              <SaveCsv
                name={`visits-${insights.from}-${insights.to}.csv`}
                csv={() => insightsCsv(insights)}
                label={i18n.t('Download these visits as CSV')}
              />
            </>
          )}
        </Loaded>
      )}
    </section>
  );
}
