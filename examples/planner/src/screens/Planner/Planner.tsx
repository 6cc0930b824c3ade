import { useHost, useLocation, useNavigate } from '@guide/contracts/module';
import { Container, ErrorPanel, PageHead } from '@guide/ui';
import { useMemo } from 'react';
import { KeptNotices } from '../../parts/KeptNotices';
import { LoadingLines } from '../../parts/LoadingLines';
import { Notices } from '../../parts/Notices';
import { usePlaces } from '../../places/usePlaces';
import { usePlan } from '../../plan/usePlan';
import { readFragment } from '../../share/shareLink';
import { EmptyPlan } from './EmptyPlan';
import { DamagedLink, SharedPlan } from './SharedPlan';
import { Trip } from './Trip';

/** /planner: the days of this device, those of a link that was opened, or how to begin. */
export function Planner() {
  const { site } = useHost();
  const kept = usePlan();
  const { places, isPending, isError, isFetching, refetch } = usePlaces();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isKnown = kept !== null;
  // The server sees no fragment: it is read once the page is hydrated.
  const shared = useMemo(() => (isKnown ? readFragment(hash) : null), [hash, isKnown]);
  const leaveShared = () => navigate(pathname, { replace: true });

  if (isError && places.length === 0) {
    return (
      <Container>
        <PageHead kicker="Plan" title="Plan your days" />
        <ErrorPanel
          title="The places of the guide could not be loaded"
          text="Your plan is kept on this device and is not lost. Check your connection and try again."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Container>
    );
  }
  if (!kept || isPending) {
    return (
      <Container>
        <PageHead
          kicker="Plan"
          title="Plan your days"
          lead={`Your days in ${site.product}, in the best order, kept on this device.`}
        />
        <LoadingLines label="Loading your plan..." />
      </Container>
    );
  }
  if (shared && 'days' in shared)
    return <SharedPlan days={shared.days} own={kept.plan} places={places} onLeave={leaveShared} />;
  const notices = (
    <Notices>
      {shared && <DamagedLink fault={shared.fault} onLeave={leaveShared} />}
      <KeptNotices kept={kept} />
    </Notices>
  );
  return kept.plan.days.length === 0 ? (
    <EmptyPlan plan={kept.plan} places={places} notices={notices} />
  ) : (
    <Trip plan={kept.plan} places={places} notices={notices} />
  );
}
