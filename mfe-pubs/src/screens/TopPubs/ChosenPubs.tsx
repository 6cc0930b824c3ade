import type { Pub } from '@guide/contracts/api';
import { useHost, useNear, useNow, usePaths, useUrlState } from '@guide/contracts/module';
import { applyFilters, CHIPS, fixedChipsOf, toggleChip, walkText } from '@guide/contracts/place';
import { ButtonLink, Chips, countText, EmptyState, NearPanel, NoPlacesNearby, nearestText } from '@guide/ui';
import { useDeferredValue, useMemo } from 'react';
import styles from './ChosenPubs.module.css';
import { PubCard } from './PubCard';
import { pubsPath, readFilters } from './pubsFilters';

/** No "Free" chip: every pub is free to enter. */
const PUB_CHIPS = CHIPS.filter(({ name }) => name !== 'free');

export function ChosenPubs({ pubs }: { pubs: readonly Pub[] }) {
  const { site, track } = useHost();
  const to = usePaths();
  const now = useNow();
  const [filters, go] = useUrlState(readFilters, (next) => pubsPath('', next));
  const { chips } = filters;
  const near = useNear(filters, (change) => {
    const [name, value] = Object.entries(change)[0] ?? [];
    track({ name: 'filter_change', category: 'pubs', label: `${name}: ${value}` });
    go({ ...filters, ...change });
  });
  const from = near.on ? near.from : null;
  // The chips update immediately; the list may follow later.
  const shown = useDeferredValue(filters);
  const { chosen, counts, limit } = useMemo(() => {
    const numbered = pubs.map((pub, index) => ({
      pub,
      number: index + 1,
      hours: pub.hours,
      suits: fixedChipsOf(pub),
      ...pub.coordinates,
    }));
    return applyFilters(numbered, shown.chips, now, site, { from, within: shown.within });
  }, [pubs, shown, now, site, from]);
  return (
    <>
      <div className={styles.choice}>
        <Chips
          chips={PUB_CHIPS}
          chosen={chips}
          counts={counts}
          near={near}
          pathOf={(chip) => pubsPath(to.topPubs, { ...filters, chips: toggleChip(chips, chip) })}
          onToggle={(chip) => {
            track({ name: 'filter_change', category: 'pubs', label: `chips: ${chip}` });
            go({ ...filters, chips: toggleChip(chips, chip) });
          }}
        />
        <NearPanel near={near} action={to.topPubs} query={pubsPath('', { ...filters, from: null })} />
        <p role="status" className={styles.count}>
          {(shown.chips.length > 0 || from) &&
            `${countText(chosen.length, 'pub', limit)}${from ? nearestText(near, limit) : ''}`}
        </p>
      </div>
      {chosen.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
        <ol role="list" className={styles.pubs} aria-busy={shown !== filters}>
          {chosen.map(({ pub, number }) => (
            <li key={pub.id}>
              <PubCard pub={pub} number={number} walk={from ? walkText(from, pub.coordinates) : undefined} />
            </li>
          ))}
        </ol>
      ) : limit?.all ? (
        <NoPlacesNearby near={near} limit={limit} />
      ) : (
        <EmptyState
          title="No matching pubs"
          text="None of the ten pubs matches all your choices. Remove a choice, or show all ten."
        >
          <ButtonLink to={to.topPubs}>Show all ten</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
