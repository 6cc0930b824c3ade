import { useHost } from '@guide/contracts/module';
import { localTime } from '@guide/contracts/site';
import { Container, Skyline } from '@guide/ui';
import { Logo } from '../header/Logo';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks';

/** The footer below the skyline (FOOT-01 to FOOT-08, GEN-05). */
export function Footer() {
  const { site, now } = useHost();
  // The year in the city's time zone (FOOT-08).
  const year = localTime(now, site.clockChanges).day.slice(0, 4);
  return (
    <div className={styles.end}>
      <Skyline imageUrl={site.skyline} />
      <footer className={styles.footer} data-wide>
        <Container>
          <div className={styles.columns}>
            <div className={styles.about}>
              <Logo onFooter />
              <p className={styles.tagline}>{site.tagline}</p>
            </div>
            <FooterLinks />
          </div>
          <div className={styles.base}>
            <p>
              © {year} {site.product} Tourist Guide. All rights reserved.
            </p>
            {site.textCredits && (
              <a href="/credits" className={styles.link}>
                Credits and licences
              </a>
            )}
            <p>
              {site.offers.ratings ? 'Pictures, ratings and review counts' : 'Pictures'} are the guide’s own
            </p>
          </div>
        </Container>
      </footer>
    </div>
  );
}
