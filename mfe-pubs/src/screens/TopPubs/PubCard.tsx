import type { Pub } from '@guide/contracts/api';
import { PlaceActions, useHost, usePaths, useWhen } from '@guide/contracts/module';
import { openingState, ratingValue } from '@guide/contracts/place';
import { englishPart, wordIn } from '@guide/contracts/site';
import { i18n, listSeparator } from '@guide/contracts/texts';
import {
  ButtonLink,
  CardFacts,
  CardFrame,
  CardHead,
  CardPicture,
  CardPlace,
  CardTitle,
  Choice,
  IconLink,
  Link,
  OpeningState,
  Rating,
  RichText,
  Tag,
} from '@guide/ui';
import { ChevronDown, Clock, ExternalLink, Phone } from 'lucide-react';
import { memo, useId } from 'react';
import { openDays } from '../../pub/days';
import { FeatureTags } from '../../pub/FeatureTags';
import { Specialties } from '../../pub/Specialties';
import styles from './PubCard.module.css';

/** Features on a card (CONST-03). */
const MAX_FEATURES = 4;

export const PICTURE_SIZES =
  '(min-width: 1280px) 540px, (min-width: 1024px) 400px, (min-width: 768px) 300px, 100vw';

interface PubCardProps {
  pub: Pub;
  number: number;
  walk?: string;
}

export const PubCard = memo(function PubCard({ pub, number, walk }: PubCardProps) {
  const to = usePaths();
  const titleId = useId();
  const { site } = useHost();
  const opening = openingState(pub.hours, useWhen(), site);
  const part = englishPart(pub);
  return (
    <CardFrame className={styles.card}>
      <CardPicture
        src={pub.imageUrl}
        alt={i18n.t('Sign and front of {name}', { name: pub.name })}
        name={pub.name}
        number={number}
        actions={<PlaceActions name={pub.name} pubId={pub.id} />}
        priority={number === 1}
        sizes={PICTURE_SIZES}
      />
      <div className={styles.content}>
        <CardHead>
          <CardTitle level={2} to={to.pub(pub.id)} id={titleId}>
            {pub.name}
          </CardTitle>
          <div className={styles.tags}>
            <Tag>{i18n.t('Est. {year}', { year: pub.established })}</Tag>
            {pub.priceRange && <Tag tone="plain">{pub.priceRange}</Tag>}
          </div>
        </CardHead>
        <CardFacts>
          <CardPlace>
            {[pub.address, wordIn(site, pub.area), walk].filter(Boolean).join(listSeparator())}
          </CardPlace>
          <Rating rating={ratingValue(pub.rating)} />
          <OpeningState opening={opening} />
        </CardFacts>
        <p {...part} className={styles.description}>
          {pub.description}
        </p>
        <p {...part} className={styles.note}>
          {pub.historicalNote}
        </p>
        <Specialties pub={pub} className={styles.specialties} />
      </div>
      <div className={styles.features}>
        <FeatureTags pub={pub} limit={MAX_FEATURES} />
      </div>
      <div className={styles.hours}>
        <span className={styles.fact}>
          <Clock aria-hidden="true" />
          {openDays(pub)}
        </span>
        {pub.phoneNumber && (
          <Link to={`tel:${pub.phoneNumber.replaceAll(' ', '')}`} className={styles.fact}>
            <Phone aria-hidden="true" />
            {pub.phoneNumber}
          </Link>
        )}
      </div>
      <div className={styles.actions}>
        <Choice type="checkbox" className={styles.more}>
          <RichText
            text={i18n.t('More<0> about {name}</0>', { name: pub.name })}
            elements={[(content) => <span className="visually-hidden">{content}</span>]}
          />
          <ChevronDown aria-hidden="true" />
        </Choice>
        <ButtonLink small to={to.pub(pub.id)} aria-describedby={titleId} className={styles.details}>
          {i18n.t('View Details & Map')}
        </ButtonLink>
        {pub.website && (
          <IconLink
            boxed
            to={pub.website}
            label={i18n.t('Website of {name}, opens in a new tab', { name: pub.name })}
            icon={<ExternalLink aria-hidden="true" />}
          />
        )}
      </div>
    </CardFrame>
  );
});
