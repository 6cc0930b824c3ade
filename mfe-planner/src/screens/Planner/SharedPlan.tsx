import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Button, Container, PageHead } from '@guide/ui';
import { useMemo, useState } from 'react';
import { planDay } from '../../day/dayPlan';
import { planTitle, spanText, stopsText } from '../../day/texts';
import { Notice, Notices } from '../../parts/Notice';
import { findPlace, type Place, refOf } from '../../places/place';
import { importDays } from '../../plan/changes';
import { MAX_DAYS } from '../../plan/limits';
import { type Plan, type PlanDay, stopCount } from '../../plan/plan';
import { changePlan } from '../../plan/store';
import { DayTabs } from './DayTabs';
import { DayView } from './DayView';
import { PrintFoot } from './PrintFoot';

interface SharedPlanProps {
  days: PlanDay[];
  /** The stored plan. It changes only if the visitor imports the shared one. */
  storedPlan: Plan;
  places: readonly Place[];
  onLeave: () => void;
}

export function SharedPlan({ days, storedPlan, places, onLeave }: SharedPlanProps) {
  const { site } = useHost();
  const [chosen, choose] = useState(days[0]!.key);
  const timed = useMemo(() => days.map((day) => planDay(day, places, site)), [days, places, site]);
  const shown = timed.find(({ day }) => day.key === chosen) ?? timed[0]!;
  const importAs = (how: 'replace' | 'append') => {
    changePlan(importDays(named(days, places), how));
    onLeave();
  };
  const hasStoredPlan = storedPlan.days.length > 0;
  return (
    <Container>
      <PageHead
        kicker={i18n.t('A shared plan')}
        title={planTitle(days.length, site.product)}
        lead={`${spanText(days, site.locale)} · ${stopsText(stopCount(days))}`}
      />
      <Notices>
        <Notice
          title={i18n.t('This plan came with a link')}
          text={
            hasStoredPlan
              ? i18n.t(
                  '{count, plural, one {It is not kept here yet, and your own # day stays as they are.} other {It is not kept here yet, and your own # days stay as they are.}}',
                  { count: storedPlan.days.length },
                )
              : i18n.t('It is not kept here yet.')
          }
        >
          {hasStoredPlan && storedPlan.days.length + days.length <= MAX_DAYS && (
            <Button small onClick={() => importAs('append')}>
              {i18n.t('Add to my plan')}
            </Button>
          )}
          <Button small variant={hasStoredPlan ? 'line' : 'ink'} onClick={() => importAs('replace')}>
            {hasStoredPlan ? i18n.t('Replace my days') : i18n.t('Keep it as mine')}
          </Button>
          <Button small variant="quiet" onClick={onLeave}>
            {hasStoredPlan ? i18n.t('To my plan') : i18n.t('Leave it')}
          </Button>
        </Notice>
      </Notices>
      <DayTabs days={timed} shown={shown} onShow={({ key }) => choose(key)}>
        <DayView key={shown.day.key} plan={storedPlan} day={shown} places={places} />
      </DayTabs>
      <PrintFoot days={days} />
    </Container>
  );
}

/** Adds names of places, which links do not contain. */
const named = (days: readonly PlanDay[], places: readonly Place[]): PlanDay[] =>
  days.map((day) => ({
    ...day,
    items: day.items.map((item) => {
      const place = item.kind === 'stop' && findPlace(places, item.place);
      return place ? { ...item, place: refOf(place) } : item;
    }),
  }));
