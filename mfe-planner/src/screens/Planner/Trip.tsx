import { useHost, useLocation } from '@guide/contracts/module';
import { localTime } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Container, PageHead } from '@guide/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { type DayPlan, planDay } from '../../day/dayPlan';
import { type Improvement, improvementOf } from '../../day/improvement';
import { planTitle, spanText, stopsText } from '../../day/texts';
import type { Place } from '../../places/place';
import { addDay, orderDay } from '../../plan/changes';
import { MAX_DAYS } from '../../plan/limits';
import { type Plan, stopCount } from '../../plan/plan';
import { changePlan } from '../../plan/store';
import { DayTabs } from './DayTabs';
import { DayView } from './DayView';
import { OrderNotice } from './OrderNotice';
import { PrintFoot } from './PrintFoot';
import { ShareSheet } from './ShareSheet';
import { TripActions } from './TripActions';
import { useExports } from './useExports';
import { useNewDay } from './useNewDay';

/** An applied best order. Its notice is shown until the day changes. */
interface OrderedDay {
  day: string;
  before: string[];
  improvement: Improvement;
}

const isAsOrdered = ({ day }: DayPlan, ordered: OrderedDay): boolean =>
  day.key === ordered.day && day.items.map(({ key }) => key).join() === ordered.improvement.itemKeys.join();

interface TripProps {
  plan: Plan;
  places: readonly Place[];
  notices: ReactNode;
}

/** The stored plan, one day at a time, with sharing and exports. */
export function Trip({ plan, places, notices }: TripProps) {
  const { site, now } = useHost();
  const today = localTime(now, site.clockChanges).day;
  const nextDay = useNewDay();
  const { state } = useLocation();
  // A day that another screen has just created.
  const [chosen, choose] = useState<string | null>(state?.day ?? null);
  const [isSharing, setSharing] = useState(false);
  const [ordered, setOrdered] = useState<OrderedDay | null>(null);
  const days = useMemo(() => plan.days.map((day) => planDay(day, places, site)), [plan.days, places, site]);
  const shown =
    days.find(({ day }) => day.key === chosen) ?? days.find(({ day }) => day.date >= today) ?? days[0]!;
  const title = planTitle(days.length, site.product);
  const exports = useExports(days, title);

  const putInOrder = () => {
    const { day } = shown;
    const improvement = improvementOf(shown, places, site);
    setOrdered({ day: day.key, before: day.items.map(({ key }) => key), improvement });
    changePlan(orderDay(day.key, improvement.itemKeys));
  };
  return (
    <Container>
      <PageHead
        kicker={i18n.t('Plan')}
        title={title}
        lead={[
          spanText(plan.days, site.locale),
          stopsText(stopCount(plan.days)),
          i18n.t('kept on this device'),
        ].join(' · ')}
      />
      {notices}
      <TripActions
        onBestOrder={shown.items.length > 1 ? putInOrder : undefined}
        onShare={() => setSharing(true)}
        onCalendar={exports.calendar}
        onGpx={exports.gpx}
      />
      <DayTabs
        days={days}
        shown={shown}
        onShow={(day) => choose(day.key)}
        onAdd={
          days.length < MAX_DAYS
            ? () => {
                const day = nextDay(plan);
                changePlan(addDay(day));
                choose(day.key);
              }
            : undefined
        }
      >
        {ordered && isAsOrdered(shown, ordered) && (
          <OrderNotice
            improvement={ordered.improvement}
            onUndo={() => {
              changePlan(orderDay(ordered.day, ordered.before));
              setOrdered(null);
            }}
          />
        )}
        <DayView
          key={shown.day.key}
          plan={plan}
          day={shown}
          places={places}
          isEditable
          onBestOrder={putInOrder}
        />
      </DayTabs>
      <PrintFoot days={plan.days} />
      {isSharing && <ShareSheet days={plan.days} title={title} onClose={() => setSharing(false)} />}
    </Container>
  );
}
