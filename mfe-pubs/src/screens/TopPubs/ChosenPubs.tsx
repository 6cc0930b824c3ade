import type { Pub } from '@guide/contracts/api';
import {
  useAddress,
  useHost,
  usePaths,
  useStartingPoint,
  useUrlState,
  useWhen,
  useWhenChoices,
  WhenContext,
} from '@guide/contracts/module';
import { applyFilters, chipsAt, fixedChipsOf, toggleChip, walkText } from '@guide/contracts/place';
import { pubTexts, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import {
  ButtonLink,
  Chips,
  EmptyState,
  HydrateLater,
  NoPlacesNearby,
  nearestText,
  ShareButton,
  StartingPointPanel,
} from '@guide/ui';
import { useDeferredValue, useMemo } from 'react';
import { pubsCount, pubsWithin } from '../../pub/pubWords';
import styles from './ChosenPubs.module.css';
import { PubCard } from './PubCard';
import { type PubsFilters, pubsPath, readFilters } from './pubsFilters';

/** Texts for the case that no pub is left. */
function noneTexts(site: Site): { title: string; text: string; showAll: string } {
  const { isTen } = pubTexts(site);
  const showAll = isTen ? i18n.t('Show all ten') : i18n.t('Show all');
  if (!site.kinds?.pub)
    return {
      title: i18n.t('No matching pubs'),
      text: isTen
        ? i18n.t('None of the ten pubs matches all your choices. Remove a choice, or show all ten.')
        : i18n.t('None of the pubs matches all your choices. Remove a choice, or show all.'),
      showAll,
    };
  const pubs = site.kinds.pub.many;
  return {
    title: i18n.t('No matching {pubs}', { pubs }),
    text: isTen
      ? i18n.t('None of the ten {pubs} matches all your choices. Remove a choice, or show all ten.', { pubs })
      : i18n.t('None of the {pubs} matches all your choices. Remove a choice, or show all.', { pubs }),
    showAll,
  };
}

const shareLabel = ({ kinds }: Site): string =>
  kinds?.pub ? i18n.t('Share these {pubs}', { pubs: kinds.pub.many }) : i18n.t('Share these pubs');

/** Empty state of the chosen chips. */
function NoMatch() {
  const { title, text, showAll } = noneTexts(useHost().site);
  return (
    <EmptyState title={title} text={text}>
      <ButtonLink to={usePaths().topPubs}>{showAll}</ButtonLink>
    </EmptyState>
  );
}

export function ChosenPubs({ pubs }: { pubs: readonly Pub[] }) {
  const host = useHost();
  const { site, track } = host;
  const to = usePaths();
  const address = useAddress();
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
          action={address(to.topPubs)}
          query={pubsPath('', { ...filters, from: null })}
        />
        <div className={styles.result}>
          <p role="status" className={styles.count}>
            {(shown.chips.length > 0 || from) &&
              `${pubsWithin(site, chosen.length, limit)}${from ? nearestText(near, limit) : ''}`}
          </p>
          {(shown.chips.length > 0 || from) && chosen.length > 0 && (
            <ShareButton
              compact
              label={shareLabel(site)}
              title={i18n.t('{places} in {city}', {
                places: pubsCount(site, chosen.length),
                city: site.product,
              })}
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
        <NoMatch />
      )}
    </WhenContext>
  );
}
