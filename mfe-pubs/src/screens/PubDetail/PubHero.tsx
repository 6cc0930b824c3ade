import type { Pub } from '@guide/contracts/api';
import { PlaceActions, useHost, useNow } from '@guide/contracts/module';
import {
  Kicker,
  NumberDisc,
  OpeningState,
  openingState,
  PictureFrame,
  Rating,
  SmartImage,
  Tag,
} from '@guide/ui';
import styles from './PubHero.module.css';
import { PubLinks } from './PubLinks';

/** The width that the picture is shown at. */
export const PICTURE_SIZES = '(min-width: 1024px) 620px, 100vw';

/** Picture, number, name and the facts in short (PUB-02). */
export function PubHero({ pub }: { pub: Pub }) {
  const opening = openingState(pub.hours, useNow(), useHost().site);
  return (
    <header className={styles.hero}>
      <PictureFrame className={styles.picture}>
        <SmartImage
          priority
          src={pub.imageUrl}
          alt={`Painted sign and front of ${pub.name}`}
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
          <Kicker>Historic pub</Kicker>
        </div>
        <h1 className={styles.name} tabIndex={-1}>
          {pub.name}
        </h1>
        <div className={styles.facts}>
          <Rating rating={pub.rating} />
          <Tag>Est. {pub.established}</Tag>
          <Tag tone="plain">{pub.priceRange}</Tag>
          <OpeningState opening={opening} />
        </div>
        <p className={styles.description}>{pub.description}</p>
        <PubLinks pub={pub} />
      </div>
    </header>
  );
}
