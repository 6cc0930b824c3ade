import type { Listing } from '@guide/contracts/api';
import { Badge, ButtonLink, CardBody, CardFrame, Grid, SectionHead, SmartImage } from '@guide/ui';
import { Clock } from 'lucide-react';
import { useBookingClick } from '../BookingLink';
import type { PlaceContent } from '../content/placeContent';
import { priceParts } from './priceParts';
import styles from './TicketOptions.module.css';

/** Ways to visit with prices of their own, where a place has them (ATT-22 to ATT-25). */
export function TicketOptions({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const count = useBookingClick(listing);
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
                    <ButtonLink to={content.booking.url} variant="red" small onClick={count}>
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
