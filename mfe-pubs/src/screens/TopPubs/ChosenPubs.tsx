import type { Pub } from '@guide/contracts/api';
import { useHost, useNear, useNow, usePaths, useUrlState } from '@guide/contracts/module';
import { applyFilters, CHIPS, metresOnFoot, toggled, traitsOf, walkText } from '@guide/contracts/place';
import { ButtonLink, EmptyState, QuickChips } from '@guide/ui';
import { useMemo } from 'react';
import styles from './ChosenPubs.module.css';
import { PubCard } from './PubCard';
import { pubsPath, readFilters } from './pubsFilters';

/** Entry to a pub costs nothing anywhere: the choice would say nothing. */
const PUB_CHIPS = CHIPS.filter(({ name }) => name !== 'free');

/** The ten with their numbers, or those of them that the quick choices leave; nearest first where that is requested. */
export function ChosenPubs({ pubs }: { pubs: readonly Pub[] }) {
  const { site, track } = useHost();
  const to = usePaths();
  const now = useNow();
  const near = useNear();
  const [filters, go] = useUrlState(readFilters, (next) => pubsPath('', next));
  const { chips } = filters;
  const { chosen, counts } = useMemo(() => {
    const numbered = pubs.map((pub, index) => ({
      pub,
      number: index + 1,
      hours: pub.hours,
      suits: traitsOf(pub),
    }));
    return applyFilters(numbered, chips, now, site);
  }, [pubs, chips, now, site]);
  const from = near.on ? near.from : null;
  const shown = from
    ? chosen.toSorted(
        (one, other) => metresOnFoot(from, one.pub.coordinates) - metresOnFoot(from, other.pub.coordinates),
      )
    : chosen;
  return (
    <>
      <div className={styles.choice}>
        <QuickChips
          chips={PUB_CHIPS}
          chosen={chips}
          counts={counts}
          near={near}
          pathOf={(chip) => pubsPath(to.topPubs, { ...filters, chips: toggled(chips, chip) })}
          onToggle={(chip) => {
            track({ name: 'filter_change', category: 'pubs', label: `chips: ${chip}` });
            go({ ...filters, chips: toggled(chips, chip) });
          }}
        />
        <p role="status" className={styles.count}>
          {(chips.length > 0 || from) &&
            `${shown.length} ${shown.length === 1 ? 'pub' : 'pubs'}${from ? ', nearest first' : ''}`}
        </p>
      </div>
      {shown.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
        <ol role="list" className={styles.pubs}>
          {shown.map(({ pub, number }) => (
            <li key={pub.id}>
              <PubCard pub={pub} number={number} walk={from ? walkText(from, pub.coordinates) : undefined} />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          title="No pub of the ten"
          text="None of them is known to be all that at once. Take a choice away, or look at all ten."
        >
          <ButtonLink to={to.topPubs}>Show all ten</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
