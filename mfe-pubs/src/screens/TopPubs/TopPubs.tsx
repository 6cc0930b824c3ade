import { Link, useHost, usePaths } from '@guide/contracts/module';
import { PageHead } from '@guide/ui';
import { usePubs } from '../../api/usePubs';

export function TopPubs() {
  const { site } = useHost();
  const to = usePaths();
  const pubs = usePubs();
  return (
    <div className="wrap">
      <PageHead title={`Top 10 Historic ${site.product} Pubs`} />
      <ol>
        {pubs.map((pub) => (
          <li key={pub.id}>
            <h2>{pub.name}</h2>
            <p>{pub.description}</p>
            <Link to={to.pub(pub.id)}>View Details &amp; Map</Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
