import type { Listing, Photo } from '@guide/contracts/api';
import { usePaths } from '@guide/contracts/module';
import { Breadcrumb, Container } from '@guide/ui';
import { About } from './About';
import { Around } from './Around';
import styles from './AttractionPage.module.css';
import { BestTimes } from './BestTimes';
import { BookOrGo } from './BookOrGo';
import { breadcrumbLinks } from './breadcrumbLinks';
import type { PlaceContent } from './content/placeContent';
import { DetailHero } from './DetailHero';
import { FeaturedBlock } from './FeaturedBlock';
import { Gallery } from './gallery/Gallery';
import { featuredPhoto, galleryOf, heroPhoto } from './gallery/galleryOf';
import { Nearby } from './Nearby';
import { PhotoSpots } from './PhotoSpots';
import { PlaceFacts } from './PlaceFacts';
import { QuickInfo } from './QuickInfo';
import { TicketOptions } from './ticketOptions/TicketOptions';
import { VisitorInformation } from './VisitorInformation';

interface AttractionPageProps {
  listing: Listing;
  photos: readonly Photo[];
  content: PlaceContent;
}

/** The common layout of section 2: hero, gallery, featured block, texts, facts, sidebar, nearby. */
export function AttractionPage({ listing, photos, content }: AttractionPageProps) {
  const to = usePaths();
  const gallery = galleryOf(listing, photos);
  return (
    <article>
      <DetailHero listing={listing} photo={heroPhoto(listing, photos)} content={content} />
      <Container>
        <Breadcrumb links={breadcrumbLinks(listing, to)} here={listing.name} />
        <TicketOptions listing={listing} content={content} />
        <div className={styles.columns}>
          <Gallery photos={gallery} name={listing.name} />
          <aside className={styles.aside} aria-labelledby="quick-info">
            <QuickInfo listing={listing} content={content} />
          </aside>
          <div className={styles.main}>
            <FeaturedBlock featured={content.featured} photo={featuredPhoto(gallery, listing)} />
            <About content={content} />
            <VisitorInformation listing={listing} content={content} />
            <PlaceFacts listing={listing} />
            {/* Tickets of several kinds take their room on the one printed sheet. */}
            <div className={styles.pair} data-print={content.ticketOptions ? 'hide' : undefined}>
              <BestTimes content={content} />
              <PhotoSpots spots={content.photoSpots} />
            </div>
          </div>
        </div>
      </Container>
      <div data-print="hide">
        <Nearby listing={listing} content={content} />
        <Around listing={listing} />
      </div>
      <BookOrGo listing={listing} content={content} />
    </article>
  );
}
