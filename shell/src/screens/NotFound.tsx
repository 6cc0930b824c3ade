import { useAddress, useHost, usePaths } from '@guide/contracts/module';
import { canonicalPath } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
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
  const address = useAddress();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const title = i18n.t('Page Not Found | {city} Tourist Guide', { city: site.product });
    const description = i18n.t('This page is not part of the {city} guide.', { city: site.product });
    applyHead({ title, description, noIndex: true }, pathname, site.languages);
  }, [site, pathname]);
  return (
    <Container className={styles.page}>
      <PictureFrame className={styles.picture}>
        <Signpost />
      </PictureFrame>
      <div>
        <Kicker>{i18n.t('Error 404')}</Kicker>
        <h1 className={styles.title} tabIndex={-1}>
          {i18n.t('Page Not Found')}
        </h1>
        <p className={styles.text}>
          {i18n.t(
            'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
          )}
        </p>
        <div className={styles.search}>
          <SearchField
            label={i18n.t('Search {city}', { city: site.product })}
            action={address(to.search())}
            onSearch={(text) => navigate(to.search(text))}
          />
        </div>
        <ButtonLink to={to.home} className={styles.home}>
          {i18n.t('Return to Home')}
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
