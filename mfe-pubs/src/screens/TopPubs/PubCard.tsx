import type { Pub } from '@guide/contracts/api';
import { PlaceActions, useHost, useNow, usePaths } from '@guide/contracts/module';
import {
  ButtonLink,
  CardFacts,
  CardFrame,
  CardHead,
  CardPicture,
  CardPlace,
  CardTitle,
  IconLink,
  OpeningState,
  openingState,
  Rating,
  Tag,
} from '@guide/ui';
import { ExternalLink } from 'lucide-react';
import { memo, useId } from 'react';
import { FeatureTags } from '../../pub/FeatureTags';
import styles from './PubCard.module.css';
import { PubHours } from './PubHours';

/** CONST-03. */
const MAX_FEATURES = 4;

/** The width that a card's picture is shown at. */
export const PICTURE_SIZES =
  '(min-width: 1280px) 540px, (min-width: 1024px) 400px, (min-width: 768px) 300px, 100vw';

interface PubCardProps {
  pub: Pub;
  number: number;
  /** The way on foot from where the visitor is. */
  walk?: string;
}

/** One of the ten: what it is, why it is here, and the way to its page (PUBS-03 to PUBS-11). */
export const PubCard = memo(function PubCard({ pub, number, walk }: PubCardProps) {
  const to = usePaths();
  const titleId = useId();
  const opening = openingState(pub.hours, useNow(), useHost().site);
  return (
    <CardFrame className={styles.card}>
      <CardPicture
        src={pub.imageUrl}
        alt={`Sign and front of ${pub.name}`}
        name={pub.name}
        number={number}
        actions={<PlaceActions name={pub.name} pubId={pub.id} />}
        priority={number === 1}
        sizes={PICTURE_SIZES}
      />
      <div className={styles.words}>
        <CardHead>
          <CardTitle level={2} to={to.pub(pub.id)} id={titleId}>
            {pub.name}
          </CardTitle>
          <div className={styles.tags}>
            <Tag>Est. {pub.established}</Tag>
            <Tag tone="plain">{pub.priceRange}</Tag>
          </div>
        </CardHead>
        <CardFacts>
          <CardPlace>{[pub.address, pub.area, walk].filter(Boolean).join(', ')}</CardPlace>
          <Rating rating={pub.rating} />
          <OpeningState opening={opening} />
        </CardFacts>
        <p className={styles.description}>{pub.description}</p>
        <p className={styles.note}>{pub.historicalNote}</p>
        <p className={styles.specialties}>
          <b>Specialties:</b> {pub.specialties.join(', ')}
        </p>
      </div>
      <div className={styles.features}>
        <FeatureTags features={pub.features.slice(0, MAX_FEATURES)} />
      </div>
      <div className={styles.hours}>
        <PubHours pub={pub} />
      </div>
      <div className={styles.actions}>
        <ButtonLink small to={to.pub(pub.id)} aria-describedby={titleId} className={styles.details}>
          View Details &amp; Map
        </ButtonLink>
        {pub.website && (
          <IconLink
            boxed
            to={pub.website}
            label={`Website of ${pub.name}, opens in a new tab`}
            icon={<ExternalLink aria-hidden="true" />}
          />
        )}
      </div>
    </CardFrame>
  );
});
