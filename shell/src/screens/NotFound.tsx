import { useHost, usePaths } from '@guide/contracts/module';
import { ButtonLink, Container, Kicker, Link, PictureFrame, SearchField } from '@guide/ui';
import { Beer, ChevronRight, Landmark, Map as MapIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { applyHead } from '../head/applyHead';
import styles from './NotFound.module.css';
import { notFoundHead } from './notFoundHead';
import { Signpost } from './Signpost';

/** Page Not Found, with ways on: a search box, attractions, pubs, the map (NF-01 to NF-03, D-5). */
export function NotFound() {
  const { site } = useHost();
  const to = usePaths();
  const navigate = useNavigate();
  useEffect(() => applyHead(notFoundHead(site)), [site]);
  const ways = [
    { label: 'All attractions', to: to.attractions, Icon: Landmark },
    { label: 'Top 10 pubs', to: to.topPubs, Icon: Beer },
    { label: 'Interactive map', to: to.map(), Icon: MapIcon },
  ];
  return (
    <Container className={styles.page}>
      <PictureFrame className={styles.picture}>
        <Signpost />
      </PictureFrame>
      <div>
        <Kicker>Error 404</Kicker>
        <h1 className={styles.title} tabIndex={-1}>
          Page Not Found
        </h1>
        <p className={styles.text}>
          The page you are looking for might have been removed, had its name changed, or is temporarily
          unavailable.
        </p>
        <div className={styles.search}>
          <SearchField
            label={`Search ${site.product}`}
            action={to.search()}
            onSearch={(text) => navigate(to.search(text))}
          />
        </div>
        <ButtonLink to={to.home} className={styles.home}>
          Return to Home
        </ButtonLink>
        <ul className={styles.ways}>
          {ways.map(({ label, to, Icon }) => (
            <li key={to}>
              <Link to={to} className={styles.way}>
                <Icon aria-hidden="true" />
                {label}
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
