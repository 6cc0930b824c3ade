import { HostContext, useUrlState } from '@guide/contracts/module';
import { choicePath, readChoice } from '../../insights/choice';
import { Explore } from '../../insights/Explore';
import { ReleaseHistory } from '../../live/ReleaseHistory';
import { ReachGuide } from '../../live/useFailureText';
import { useVisitorsNow } from '../../live/useVisitorsNow';
import { VisitorsNow } from '../../live/VisitorsNow';
import { DashboardFrom } from './DashboardFrom';
import { useTokenHost } from './useTokenHost';

const reachGuide = () => fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });

/** The chosen days and filters are in the URL. */
export function Dashboard() {
  const [choice, choose] = useUrlState(readChoice, choicePath);
  const { host, token } = useTokenHost();
  return (
    <HostContext value={host}>
      <VisitorsNow value={useVisitorsNow(token)}>
        <ReachGuide value={reachGuide}>
          <DashboardFrom
            startPeriod="day"
            explore={
              <>
                <Explore choice={choice} onChange={choose} />
                <ReleaseHistory />
              </>
            }
          />
        </ReachGuide>
      </VisitorsNow>
    </HostContext>
  );
}
