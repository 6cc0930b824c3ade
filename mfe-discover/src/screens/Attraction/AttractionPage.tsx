import type { Listing, Photo } from '@guide/contracts/api';
import { Slot, useHost, useNow, usePaths } from '@guide/contracts/module';
import { AROUND_MINUTES, openingOnArrival } from '@guide/contracts/place';
import { hasPubs, onePubTitle, type Paths, pubTitle, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import {
  Breadcrumb,
  Container,
  DetailHead,
  DiamondList,
  HydrateLater,
  NearbyPlaces,
  Spinner,
  TextCredit,
} from '@guide/ui';
import { useAround } from '../../api/useAround';
import type { ListingHead } from '../../api/useKnownCard';
import { About } from './About';
import styles from './AttractionPage.module.css';
import { BestTimes } from './BestTimes';
import { BookingBar } from './BookingLink';
import type { PlaceContent } from './content/placeContent';
import { DetailHero } from './DetailHero';
import { FeaturedBlock } from './FeaturedBlock';
import { Gallery } from './gallery/Gallery';
import { featuredPhoto, galleryOf, heroPhoto } from './gallery/galleryOf';
import { Nearby } from './Nearby';
import { PlaceFacts } from './PlaceFacts';
import { QuickInfo } from './QuickInfo';
import { SectionBar } from './SectionBar';
import { TicketOptions } from './TicketOptions';
import { VisitorInformation } from './VisitorInformation';

interface SectionsProps {
  listing: Listing;
  photos: readonly Photo[];
  content: PlaceContent;
}

type AttractionPageProps =
  | SectionsProps
  | (Omit<SectionsProps, 'listing' | 'content'> & { listing: ListingHead; content?: undefined });

/** List page per category. */
const LISTS: Record<Listing['category'], (to: Paths, site: Site) => { to: string; label: string }> = {
  attraction: (to) => ({ to: to.attractions, label: i18n.t('Attractions') }),
  restaurant: (to) => ({ to: to.restaurants, label: i18n.t('Restaurants') }),
  pub: (to, site) => ({
    to: hasPubs(site) ? to.topPubs : to.searchIn('pub'),
    label: pubTitle(site),
  }),
};

export const breadcrumbLinks = ({ category }: Pick<Listing, 'category'>, to: Paths, site: Site) => [
  { to: to.home, label: i18n.t('Home') },
  LISTS[category](to, site),
];

/** Without content only the head is shown, from the card that the visitor followed. */
export function AttractionPage(props: AttractionPageProps) {
  const { listing, photos, content } = props;
  return (
    <article className={styles.page}>
      <DetailHero listing={listing} photo={heroPhoto(listing, photos)} content={content} />
      {props.content ? (
        <Sections {...props} />
      ) : (
        <Container className={styles.waiting}>
          <Spinner label={i18n.t('Loading...')} />
        </Container>
      )}
    </article>
  );
}

function Sections({ listing, photos, content }: SectionsProps) {
  const { site } = useHost();
  const to = usePaths();
  const gallery = galleryOf(listing, photos);
  // Requested before the visitor scrolls down: late places would move the footer.
  const around = useAround(listing);
  return (
    <>
      <SectionBar content={content} />
      <Container>
        <Breadcrumb links={breadcrumbLinks(listing, to, useHost().site)} current={listing.name} />
        <TicketOptions listing={listing} content={content} />
        <div className={styles.columns}>
          {gallery.length > 0 && <Gallery photos={gallery} name={listing.name} />}
          <aside className={styles.aside} aria-labelledby="quick-info">
            <QuickInfo listing={listing} content={content} />
          </aside>
          <div className={styles.main}>
            <HydrateLater>
              <FeaturedBlock content={content} photo={featuredPhoto(gallery, listing)} />
            </HydrateLater>
            <HydrateLater text>
              <About content={content} />
              <TextCredit source={listing.source} credits={site.textCredits} />
            </HydrateLater>
            <HydrateLater className={styles.visit}>
              <VisitorInformation listing={listing} content={content} />
            </HydrateLater>
            <HydrateLater text>
              <PlaceFacts listing={listing} />
            </HydrateLater>
            {/* Not printed if ticket options need the space. */}
            <HydrateLater
              text
              className={styles.pair}
              data-print={content.ticketOptions ? 'hide' : undefined}
            >
              <BestTimes content={content} />
              <section aria-labelledby="photo-spots">
                <DetailHead id="photo-spots" title={i18n.t('Best Photo Spots')} />
                <DiamondList {...content.partOf('photoSpots')} items={content.photoSpots} />
              </section>
            </HydrateLater>
          </div>
        </div>
        <Slot name="discover/place" props={{ place: { name: listing.name, listingId: listing.id } }} />
      </Container>
      <HydrateLater data-print="hide">
        <Nearby listing={listing} content={content} />
      </HydrateLater>
      <HydrateLater data-print="hide">
        <Around listing={listing} places={around} />
      </HydrateLater>
      <BookingBar listing={listing} content={content} />
    </>
  );
}

function Around({ listing, places }: { listing: Listing; places: ReturnType<typeof useAround> }) {
  const { site } = useHost();
  const to = usePaths();
  const now = useNow();
  return (
    <NearbyPlaces
      name={listing.name}
      places={places}
      withinMinutes={AROUND_MINUTES}
      mapPath={to.placeOnMap(listing.area, listing.id)}
      to={to}
      pub={onePubTitle(site)}
      openingOf={({ hours, minutes }) => openingOnArrival(hours, now, minutes, site)}
    />
  );
}
