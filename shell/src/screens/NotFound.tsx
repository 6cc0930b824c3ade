import { useHost, usePaths } from '@guide/contracts/module';
import { canonicalPath } from '@guide/contracts/site';
import { ButtonLink, Container, Kicker, Link, PictureFrame, SearchField } from '@guide/ui';
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { applyHead } from '../head/applyHead';
import styles from './NotFound.module.css';
import { Signpost } from './Signpost';
import { suggestedLinks } from './suggestedLinks';

/** Page Not Found, with a search box and links related to the path (NF-01 to NF-03, D-70). */
export function NotFound() {
  const { site } = useHost();
  const to = usePaths();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const title = `Page Not Found | ${site.product} Tourist Guide`;
    const description = `This page is not part of the ${site.product} guide.`;
    applyHead({ title, description, noIndex: true }, pathname);
  }, [site, pathname]);
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
        <ul className={styles.links}>
          {suggestedLinks(site, canonicalPath(pathname)).map(({ label, to, Icon }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
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
