import type { Listing } from '@guide/contracts/api';
import { Badge, ButtonLink, CardBody, CardFrame, Grid, SectionHead } from '@guide/ui';
import { Clock } from 'lucide-react';
import { useBookingClick } from '../BookingLink';
import type { PlaceContent } from '../content/placeContent';
import { CapsulePicture } from './CapsulePicture';
import styles from './Capsules.module.css';
import { priceParts } from './priceParts';

/** Capsule Experiences (ATT-22 to ATT-25). */
export function Capsules({ listing, content }: { listing: Listing; content: PlaceContent }) {
  const count = useBookingClick(listing);
  return (
    <section className={styles.section} aria-labelledby="capsules">
      <SectionHead
        id="capsules"
        title="Capsule Experiences"
        text="Each is one full turn of the wheel: 30 minutes, 135 metres at the top."
      />
      <Grid>
        {content.capsules.map(({ name, description, price, duration }) => {
          const { figure, unit } = priceParts(price);
          return (
            <CardFrame key={name}>
              <div className={styles.picture}>
                <CapsulePicture unit={unit} />
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
