import { importPart } from '@guide/contracts/loading';
import { useHost, useLocation, useNavigate } from '@guide/contracts/module';
import { whenIdle } from '@guide/ui';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Notices } from '../../parts/Notice';
import { PlanScreen, WaitingPlan } from '../../parts/PlanScreen';
import { StorageNotices } from '../../parts/StorageNotices';
import type { Place } from '../../places/place';
import type { StoredPlan } from '../../plan/store';
import { readFragment } from '../../share/shareLink';
import { DamagedLink } from './DamagedLink';
import { EmptyPlan } from './EmptyPlan';

const loadDays = () => importPart(() => import('./days'));
const SharedPlan = lazy(() => loadDays().then(({ SharedPlan }) => ({ default: SharedPlan })));
const Trip = lazy(() => loadDays().then(({ Trip }) => ({ default: Trip })));

/** /planner: the stored days, the days of a shared link, or an introduction. */
export function Planner() {
  const { site } = useHost();
  // Also for an empty plan, so that its first day appears at once and offline.
  useEffect(() => whenIdle(() => void loadDays().catch(() => {})), []);
  const texts = {
    title: 'Plan your days',
    lead: `Your days in ${site.product}, in the best order, kept on this device.`,
  };
  return (
    <PlanScreen {...texts}>
      {(stored, places) => (
        <Suspense fallback={<WaitingPlan {...texts} />}>
          <LoadedPlanner stored={stored} places={places} />
        </Suspense>
      )}
    </PlanScreen>
  );
}

/** Only on a hydrated page: fragments are not sent to the server. */
function LoadedPlanner({ stored, places }: { stored: StoredPlan; places: readonly Place[] }) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const shared = useMemo(() => readFragment(hash), [hash]);
  const leaveShared = () => navigate(pathname, { replace: true });
  const { plan } = stored;
  if (shared && 'days' in shared)
    return <SharedPlan days={shared.days} storedPlan={plan} places={places} onLeave={leaveShared} />;
  const notices = (
    <Notices>
      {shared && <DamagedLink fault={shared.fault} onLeave={leaveShared} />}
      <StorageNotices stored={stored} />
    </Notices>
  );
  const Content = plan.days.length === 0 ? EmptyPlan : Trip;
  return <Content plan={plan} places={places} notices={notices} />;
}
