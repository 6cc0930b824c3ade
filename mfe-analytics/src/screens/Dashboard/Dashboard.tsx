import { HostContext, useUrlState } from '@guide/contracts/module';
import { choicePath, readChoice } from '../../insights/choice';
import { Explore } from '../../insights/Explore';
import { ReleaseHistory } from '../../live/ReleaseHistory';
import { DashboardFrom } from './DashboardFrom';
import { useTokenHost } from './useTokenHost';

/** The screen of `/analytics`: it opens on today; what is explored is in its address. */
export function Dashboard() {
  const [choice, choose] = useUrlState(readChoice, choicePath);
  return (
    <HostContext value={useTokenHost()}>
      <DashboardFrom
        startPeriod="day"
        explore={
          <>
            <Explore choice={choice} onChange={choose} />
            <ReleaseHistory />
          </>
        }
      />
    </HostContext>
  );
}
