import { HostContext, useSearchParams, useUrlState } from '@guide/contracts/module';
import { HydrateLater } from '@guide/ui';
import { choicePath, readChoice } from '../../insights/choice';
import { Explore } from '../../insights/Explore';
import { readPeriod } from '../../live/periods';
import { ReleaseHistory } from '../../live/ReleaseHistory';
import { ReachabilityCheck } from '../../live/useFailureText';
import { useLostAccess } from '../../live/useLostAccess';
import { useVisitorsNow } from '../../live/useVisitorsNow';
import { VisitorsNow } from '../../live/VisitorsNow';
import { DashboardFrom } from './DashboardFrom';
import { useTokenHost } from './useTokenHost';

const requestRobotsFile = () => fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });

export function Dashboard() {
  const [choice, choose] = useUrlState(readChoice, choicePath);
  const [search] = useSearchParams();
  const { host, token } = useTokenHost();
  useLostAccess();
  return (
    <HostContext value={host}>
      <VisitorsNow value={useVisitorsNow(token)}>
        <ReachabilityCheck value={requestRobotsFile}>
          <DashboardFrom
            samples
            startPeriod={readPeriod(search)}
            explore={
              <>
                <HydrateLater>
                  <Explore choice={choice} onChange={choose} />
                </HydrateLater>
                <ReleaseHistory />
              </>
            }
          />
        </ReachabilityCheck>
      </VisitorsNow>
    </HostContext>
  );
}
