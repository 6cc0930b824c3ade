import { useUrlState } from '@guide/contracts/module';
import { choicePath, readChoice } from '../../insights/choice';
import { Explore } from '../../insights/Explore';
import { DashboardFrom } from './DashboardFrom';

/** The screen of `/analytics`: it opens on today; what is explored is in its address. */
export function Dashboard() {
  const [choice, choose] = useUrlState(readChoice, choicePath);
  return <DashboardFrom startPeriod="day" explore={<Explore choice={choice} onChange={choose} />} />;
}
