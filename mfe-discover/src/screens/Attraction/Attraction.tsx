import { type ScreenProps, usePaths } from '@guide/contracts/module';
import { PageHead, Spinner } from '@guide/ui';
import { useListing } from '../../api/useListing';
import { listingId } from './listingId';

export function Attraction({ params }: ScreenProps) {
  const to = usePaths();
  const { data: listing, isPending, isEnabled } = useListing(listingId(params.id));
  if (isPending && isEnabled) return <Spinner label="Loading" />;
  if (!listing) {
    return (
      <div className="wrap">
        <PageHead title="Attraction Not Found" lead="We couldn't find the attraction you're looking for." />
        <a href={to.attractions}>View All Attractions</a>
      </div>
    );
  }
  return (
    <div className="wrap">
      <PageHead title={listing.name} lead={listing.description} />
      <p>{listing.area}</p>
    </div>
  );
}
