import { Link, type ScreenProps, useHost, usePaths } from '@guide/contracts/module';
import { PageHead } from '@guide/ui';
import { usePub } from '../../api/usePub';
import { pubId } from './pubId';

export function PubDetail({ params }: ScreenProps) {
  const { site } = useHost();
  const to = usePaths();
  const pub = usePub(pubId(params.id) ?? 0);
  if (!pub) {
    return (
      <div className="wrap">
        <PageHead title="Pub Not Found" />
        <Link to={to.topPubs}>Back to Top Pubs</Link>
      </div>
    );
  }
  return (
    <div className="wrap">
      <Link to={to.topPubs}>Back to Top {site.product} Pubs</Link>
      <PageHead title={pub.name} lead={pub.description} />
      <p>{pub.historicalNote}</p>
    </div>
  );
}
