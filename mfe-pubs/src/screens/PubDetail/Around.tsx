import type { Pub } from '@guide/contracts/api';
import { useHost, useNow, usePaths } from '@guide/contracts/module';
import { AROUND_MINUTES } from '@guide/contracts/place';
import { WalksAround } from '@guide/ui';
import { useAround } from '../../api/useAround';

/** What is around on foot. */
export function Around({ pub }: { pub: Pub }) {
  const to = usePaths();
  const now = useNow();
  const { site } = useHost();
  const places = useAround(pub);
  if (places.length === 0) return null;
  return (
    <div data-print="hide">
      <WalksAround
        name={pub.name}
        places={places}
        withinMinutes={AROUND_MINUTES}
        mapPath={to.map(pub.area)}
        to={to}
        now={now}
        calendar={site}
      />
    </div>
  );
}
