import { useHost } from '@guide/contracts/module';
import { Container, Skyline } from '@guide/ui';
import { Logo } from '../header/Logo';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks';

/** The year in the city, which may have turned already or not yet (FOOT-08). */
const yearIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric' }).format(now);

/** The shared footer below the skyline (FOOT-01 to FOOT-08, GEN-05). */
export function Footer() {
  const { site, now } = useHost();
  return (
    <div className={styles.end} data-print="hide">
      <Skyline />
      <footer className={styles.footer}>
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
              © {yearIn(site.timeZone, now)} {site.product} Tourist Guide. All rights reserved.
            </p>
            <p>Pictures drawn for this guide</p>
          </div>
        </Container>
      </footer>
    </div>
  );
}
