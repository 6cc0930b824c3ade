import type { Listing } from '@guide/contracts/api';
import { Badge, ButtonLink, CardBody, CardFrame, Grid, SectionHead, SmartImage } from '@guide/ui';
import { Clock } from 'lucide-react';
import { useTrackBooking } from './BookingLink';
import type { PlaceContent } from './content/placeContent';
import styles from './TicketOptions.module.css';

export function TicketOptions({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const trackBooking = useTrackBooking(listing);
  if (!content.ticketOptions) return null;
  const { title, text, options } = content.ticketOptions;
  return (
    <section className={styles.section} aria-labelledby="ticket-options">
      <SectionHead id="ticket-options" title={title} text={text} />
      <Grid>
        {options.map(({ name, description, price, duration, imageUrl }) => {
          const { figure, unit } = priceParts(price);
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
                <span className={styles.badge}>
                  <Badge icon={<Clock aria-hidden="true" />}>{duration}</Badge>
                </span>
              </div>
              <CardBody>
                <h3>{name}</h3>
                <p className={styles.text}>{description}</p>
                <div className={styles.foot}>
                  <p>
                    <span className={styles.figure}>{figure}</span>{' '}
                    <span className={styles.unit}>{unit}</span>
                  </p>
                  {content.booking && (
                    <ButtonLink to={content.booking.url} variant="red" small onClick={trackBooking}>
                      Book <span className="visually-hidden">{name} (opens in a new tab)</span>
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

/** Splits "from £450 per capsule" into "from £450" and "per capsule"; the default unit is "per person". */
function priceParts(price: string): { figure: string; unit: string } {
  const index = price.indexOf(' per ');
  return index < 0
    ? { figure: price, unit: 'per person' }
    : { figure: price.slice(0, index), unit: price.slice(index + 1) };
}
