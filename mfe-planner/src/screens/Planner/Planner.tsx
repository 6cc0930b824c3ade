import { importPart } from '@guide/contracts/loading';
import { useHost, useLocation, useNavigate } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { whenIdle } from '@guide/ui';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Notices } from '../../parts/Notice';
import { PlanScreen, WaitingPlan } from '../../parts/PlanScreen';
import { StorageNotices } from '../../parts/StorageNotices';
import { EMPTY_PLAN } from '../../plan/favorites';
import { usePlan } from '../../plan/usePlan';
import { readFragment } from '../../share/shareLink';
import { DamagedLink } from './DamagedLink';
import { EmptyPlan } from './EmptyPlan';

const loadDays = () => importPart(() => import('./days'));
const SharedPlan = lazy(() => loadDays().then(({ SharedPlan }) => ({ default: SharedPlan })));
const Trip = lazy(() => loadDays().then(({ Trip }) => ({ default: Trip })));

/** /planner: the stored days, the days of a shared link, or suggestions. */
export function Planner() {
  const { site } = useHost();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const stored = usePlan();
  // Also for an empty plan, so that its first day appears at once and offline.
  useEffect(() => whenIdle(() => void loadDays().catch(() => {})), []);
  // Fragments are not sent to the server, so they are read on a hydrated page only.
  const shared = useMemo(() => (stored ? readFragment(hash) : null), [stored, hash]);
  const leaveShared = () => navigate(pathname, { replace: true });
  const plan = stored?.plan ?? EMPTY_PLAN;
  const sharedDays = shared && 'days' in shared ? shared.days : null;
  const isEmpty = plan.days.length === 0 && !sharedDays;
  const wasEmpty = useWasEmpty(isEmpty, stored !== null);
  const notices = stored && (
    <Notices>
      {shared && 'fault' in shared && <DamagedLink fault={shared.fault} onLeave={leaveShared} />}
      <StorageNotices stored={stored} />
    </Notices>
  );
  // The same element before and after hydration, so that nothing on the served page is replaced.
  if (isEmpty) return <EmptyPlan plan={plan} notices={notices} />;
  const texts = {
    title: i18n.t('Plan your days'),
    lead: i18n.t('Your days in {city}, in the best order, kept on this device.', { city: site.product }),
  };
  return (
    <PlanScreen {...texts}>
      {(_, places) => (
        <Suspense fallback={<WaitingPlan {...texts} />}>
          {sharedDays ? (
            <SharedPlan days={sharedDays} storedPlan={plan} places={places} onLeave={leaveShared} />
          ) : (
            <Trip plan={plan} places={places} notices={notices} />
          )}
          {wasEmpty && <FocusHeading />}
        </Suspense>
      )}
    </PlanScreen>
  );
}

/** Whether the visitor has seen the stored plan empty on this page. */
function useWasEmpty(isEmpty: boolean, isKnown: boolean): boolean {
  const [wasEmpty, setWasEmpty] = useState(false);
  if (isKnown && isEmpty && !wasEmpty) setWasEmpty(true);
  return wasEmpty;
}

/** After a day was added to an empty plan: the pressed button is gone. */
function FocusHeading() {
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), []);
  return null;
}
