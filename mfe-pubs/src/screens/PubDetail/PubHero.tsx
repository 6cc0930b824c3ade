import type { Pub } from '@guide/contracts/api';
import { PlaceActions, useDirections, useHost, usePaths, useWhen } from '@guide/contracts/module';
import { openingState, ratingValue } from '@guide/contracts/place';
import { englishPart, pubTexts } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import {
  ButtonLink,
  classNames,
  Kicker,
  NumberDisc,
  OpeningState,
  PictureFrame,
  Rating,
  RatingsNote,
  ShareButton,
  SmartImage,
  Tag,
} from '@guide/ui';
import { Globe, MapPin, Navigation } from 'lucide-react';
import { coordinatesLink, destinationOf } from '../../pub/mapLinks';
import styles from './PubHero.module.css';

export const PICTURE_SIZES = '(min-width: 1024px) 620px, 100vw';

export function PubHero({ pub }: { pub: Pub }) {
  const { site } = useHost();
  const opening = openingState(pub.hours, useWhen(), site);
  return (
    <header className={styles.hero}>
      <PictureFrame className={styles.picture}>
        <SmartImage
          priority
          src={pub.imageUrl}
          alt={i18n.t('Painted sign and front of {name}', { name: pub.name })}
          name={pub.name}
          sizes={PICTURE_SIZES}
        />
        <div className={styles.actions}>
          <PlaceActions name={pub.name} pubId={pub.id} />
        </div>
      </PictureFrame>
      <div>
        <div className={styles.above}>
          <NumberDisc number={pub.id} />
          <Kicker>{pubTexts(site).kicker}</Kicker>
        </div>
        <h1 className={styles.name} tabIndex={-1}>
          {pub.name}
        </h1>
        <div className={styles.facts}>
          <Rating rating={ratingValue(pub.rating)} />
          <Tag>{i18n.t('Est. {year}', { year: pub.established })}</Tag>
          {pub.priceRange && <Tag tone="plain">{pub.priceRange}</Tag>}
          <OpeningState opening={opening} />
        </div>
        <RatingsNote />
        <p {...englishPart(pub)} className={styles.description}>
          {pub.description}
        </p>
        <PubLinks pub={pub} />
      </div>
    </header>
  );
}

/** Links to other sites, which open in a new tab (PUB-04 to PUB-06, EXT-03). */
export function PubLinks({ pub }: { pub: Pub }) {
  const host = useHost();
  const to = usePaths();
  return (
    <div className={styles.links} data-print="hide">
      {pub.website && (
        <ButtonLink to={pub.website} icon={<Globe aria-hidden="true" />} className={styles.inBar}>
          {i18n.t('Visit Website')}
        </ButtonLink>
      )}
      <ButtonLink
        to={useDirections(destinationOf(pub))}
        variant={pub.website ? 'line' : 'ink'}
        icon={<Navigation aria-hidden="true" />}
        className={styles.inBar}
      >
        {i18n.t('Directions')}
      </ButtonLink>
      <ButtonLink to={coordinatesLink(host.site, pub)} variant="line" icon={<MapPin aria-hidden="true" />}>
        {i18n.t('Open in Maps')}
      </ButtonLink>
      <span className={classNames(styles.share, styles.inBar)}>
        <ShareButton title={pub.name} path={to.pub(pub.id)} host={host} compact />
      </span>
    </div>
  );
}
