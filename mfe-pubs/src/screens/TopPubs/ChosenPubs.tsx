import type { Pub } from '@guide/contracts/api';
import {
  useHost,
  usePaths,
  useStartingPoint,
  useUrlState,
  useWhen,
  useWhenChoices,
  WhenContext,
} from '@guide/contracts/module';
import { applyFilters, chipsAt, fixedChipsOf, toggleChip, walkText } from '@guide/contracts/place';
import { pubTexts } from '@guide/contracts/site';
import {
  ButtonLink,
  Chips,
  countText,
  EmptyState,
  HydrateLater,
  NoPlacesNearby,
  nearestText,
  ShareButton,
  StartingPointPanel,
} from '@guide/ui';
import { useDeferredValue, useMemo } from 'react';
import styles from './ChosenPubs.module.css';
import { PubCard } from './PubCard';
import { type PubsFilters, pubsPath, readFilters } from './pubsFilters';

export function ChosenPubs({ pubs }: { pubs: readonly Pub[] }) {
  const host = useHost();
  const { site, track } = host;
  const texts = pubTexts(site);
  const all = texts.isTen ? 'all ten' : 'all';
  const to = usePaths();
  const [filters, go] = useUrlState(readFilters, (next) => pubsPath('', next));
  const { chips } = filters;
  const choices = useWhenChoices(filters.when);
  const setFilters = (change: Partial<PubsFilters>) => {
    const [name, value] = Object.entries(change)[0] ?? [];
    track({ name: 'filter_change', category: 'pubs', label: `${name}: ${value}` });
    go({ ...filters, ...change });
  };
  const near = useStartingPoint(filters, setFilters);
  const from = near.on ? near.from : null;
  // The chips update immediately; the list may follow later.
  const shown = useDeferredValue(filters);
  const when = useWhen(shown.when);
  const { chosen, counts, limit } = useMemo(() => {
    const numbered = pubs.map((pub, index) => ({
      pub,
      number: index + 1,
      hours: pub.hours,
      suits: fixedChipsOf(pub),
      ...pub.coordinates,
    }));
    return applyFilters(numbered, shown.chips, when, site, { from, within: shown.within });
  }, [pubs, shown, when, site, from]);
  return (
    <WhenContext value={shown.when}>
      <div className={styles.choice}>
        <Chips
          // No "Free" chip: every pub is free to enter.
          chips={chipsAt(choices).filter(({ name }) => name !== 'free')}
          chosen={chips}
          counts={counts}
          near={near}
          when={{
            ...choices,
            pathOf: (chosenTime) => pubsPath(to.topPubs, { ...filters, when: chosenTime }),
            onChoose: (chosenTime) => setFilters({ when: chosenTime }),
          }}
          pathOf={(chip) => pubsPath(to.topPubs, { ...filters, chips: toggleChip(chips, chip) })}
          onToggle={(chip) => {
            track({ name: 'filter_change', category: 'pubs', label: `chips: ${chip}` });
            go({ ...filters, chips: toggleChip(chips, chip) });
          }}
        />
        <StartingPointPanel
          near={near}
          action={to.topPubs}
          query={pubsPath('', { ...filters, from: null })}
        />
        <div className={styles.result}>
          <p role="status" className={styles.count}>
            {(shown.chips.length > 0 || from) &&
              `${countText(chosen.length, texts.one, limit)}${from ? nearestText(near, limit) : ''}`}
          </p>
          {(shown.chips.length > 0 || from) && chosen.length > 0 && (
            <ShareButton
              compact
              label={`Share these ${texts.many}`}
              title={`${countText(chosen.length, texts.one)} in ${site.product}`}
              path={to.placesOnMap(chosen.map(({ pub }) => `p${pub.id}` as const))}
              host={host}
            />
          )}
        </div>
      </div>
      {chosen.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
        <ol role="list" className={styles.pubs} aria-busy={shown !== filters}>
          {chosen.map(({ pub, number }) => (
            <HydrateLater as="li" key={pub.id}>
              <PubCard pub={pub} number={number} walk={from ? walkText(from, pub.coordinates) : undefined} />
            </HydrateLater>
          ))}
        </ol>
      ) : limit?.all ? (
        <NoPlacesNearby near={near} limit={limit} />
      ) : (
        <EmptyState
          title={`No matching ${texts.many}`}
          text={`None of the ${texts.isTen ? 'ten ' : ''}${texts.many} matches all your choices. Remove a choice, or show ${all}.`}
        >
          <ButtonLink to={to.topPubs}>{`Show ${all}`}</ButtonLink>
        </EmptyState>
      )}
    </WhenContext>
  );
}
