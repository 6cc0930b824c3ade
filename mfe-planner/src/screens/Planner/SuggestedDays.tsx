import { useHost, useStartingPoint, useUrlState } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Container, ErrorPanel, Grid, SectionHead, SkeletonCard } from '@guide/ui';
import { dayText } from '../../day/texts';
import { usePlaces } from '../../places/usePlaces';
import { addDay } from '../../plan/changes';
import { changePlan } from '../../plan/store';
import { planDayOf } from '../../suggestions/planDayOf';
import type { ShownDay } from '../../suggestions/shownDay';
import { readFilters, type SuggestionFilters, writeFilters } from '../../suggestions/suggestionFilters';
import { useSuggestions } from '../../suggestions/useSuggestions';
import styles from './SuggestedDays.module.css';
import { SuggestionCard } from './SuggestionCard';
import { SuggestionControls } from './SuggestionControls';

/** Three suggested days. One press adds a day to the plan. */
export function SuggestedDays() {
  const { site, toast } = useHost();
  const [filters, go] = useUrlState(readFilters, (next: SuggestionFilters) => `?${writeFilters(next)}`);
  const setFilters = (change: Partial<SuggestionFilters>) => go({ ...filters, ...change });
  const near = useStartingPoint({ from: filters.from, within: null }, setFilters);
  const position = filters.from === null && near.on ? near.from : null;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useSuggestions(filters, position);
  // Loaded in advance, so that a taken day appears at once, also offline.
  usePlaces();
  const day = data && dayText(data.date, site.locale);
  const use = (shown: ShownDay) => {
    changePlan(addDay(planDayOf(shown)));
    toast({
      title: i18n.t('This day is yours now'),
      description: i18n.t('Change anything. It is kept on this device.'),
    });
  };
  return (
    <Container section labelledBy="suggested-days" className={styles.section}>
      <SectionHead
        id="suggested-days"
        title={i18n.t('Three days to begin with')}
        text={i18n.t('Fitted to opening hours and walking times. Take one, then change anything.')}
      />
      <SuggestionControls filters={filters} setFilters={setFilters} near={near} date={data?.date} />
      <p className={styles.date} role="status">
        {day && !isPlaceholderData && i18n.t('For {day}', { day })}
      </p>
      {isError && !data ? (
        <ErrorPanel
          title={i18n.t('The suggestions could not be loaded')}
          text={i18n.t('You can still plan a day of your own. Check your connection and try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div className={styles.cards} aria-busy={!data || isPlaceholderData || undefined}>
          <Grid>
            {data
              ? data.days.map((shown) => <SuggestionCard key={shown.kind} shown={shown} onUse={use} />)
              : [1, 2, 3].map((card) => <SkeletonCard key={card} />)}
          </Grid>
        </div>
      )}
    </Container>
  );
}
