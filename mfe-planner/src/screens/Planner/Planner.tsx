import { useHost, useLocation, useNavigate } from '@guide/contracts/module';
import { useMemo } from 'react';
import { Notices } from '../../parts/Notice';
import { PlanScreen } from '../../parts/PlanScreen';
import { StorageNotices } from '../../parts/StorageNotices';
import type { Place } from '../../places/place';
import type { StoredPlan } from '../../plan/store';
import { readFragment } from '../../share/shareLink';
import { EmptyPlan } from './EmptyPlan';
import { DamagedLink, SharedPlan } from './SharedPlan';
import { Trip } from './Trip';

/** /planner: the stored days, the days of a shared link, or an introduction. */
export function Planner() {
  const { site } = useHost();
  return (
    <PlanScreen
      title="Plan your days"
      lead={`Your days in ${site.product}, in the best order, kept on this device.`}
    >
      {(stored, places) => <LoadedPlanner stored={stored} places={places} />}
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
