import type { Listing } from '@guide/contracts/api';
import { currentLanguage, i18n } from '@guide/contracts/texts';
import { Badge, ButtonLink, CardBody, CardFrame, Grid, SectionHead, SmartImage } from '@guide/ui';
import { Clock } from 'lucide-react';
import { BookText, useTrackBooking } from './BookingLink';
import type { PlaceContent } from './content/placeContent';
import styles from './TicketOptions.module.css';

type TicketOption = NonNullable<PlaceContent['ticketOptions']>['options'][number];

export function TicketOptions({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const trackBooking = useTrackBooking(listing);
  if (!content.ticketOptions) return null;
  const { title, text, options } = content.ticketOptions;
  const part = content.partOf('ticketInfo');
  return (
    <section className={styles.section} aria-labelledby="ticket-options">
      <div {...part}>
        <SectionHead id="ticket-options" title={title} text={text} />
      </div>
      <Grid>
        {options.map(({ name, description, duration, imageUrl, ...option }) => {
          const { figure, unit } = priceParts(option);
          return (
            <CardFrame key={name}>
              <div className={imageUrl ? styles.picture : styles.noPicture}>
                {imageUrl && (
                  <SmartImage
                    src={imageUrl}
                    alt=""
                    name={name}
                    sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
                  />
                )}
                <span {...part} className={styles.badge}>
                  <Badge icon={<Clock aria-hidden="true" />}>{duration}</Badge>
                </span>
              </div>
              <CardBody>
                <h3 {...part}>{name}</h3>
                <p {...part} className={styles.text}>
                  {description}
                </p>
                <div className={styles.foot}>
                  <p {...part}>
                    <span className={styles.figure}>{figure}</span>{' '}
                    {unit && <span className={styles.unit}>{unit}</span>}
                  </p>
                  {content.booking && (
                    <ButtonLink to={content.booking.url} variant="red" small onClick={trackBooking}>
                      <BookText name={name} />
                    </ButtonLink>
                  )}
                </div>
              </CardBody>
            </CardFrame>
          );
        })}
      </Grid>
    </section>
  );
}

/**
 * Splits "from £450 per capsule" into "from £450" and "per capsule". If the pack names no unit, it is "per person" in
 * English; in other languages nobody knows where it begins, so the price stays whole.
 */
function priceParts({ price, unit }: Pick<TicketOption, 'price' | 'unit'>) {
  if (unit) return { figure: price.replace(unit, '').trim(), unit };
  if (currentLanguage() !== 'en') return { figure: price };
  const index = price.indexOf(' per ');
  return index < 0
    ? { figure: price, unit: i18n.t('per person') }
    : { figure: price.slice(0, index), unit: price.slice(index + 1) };
}
