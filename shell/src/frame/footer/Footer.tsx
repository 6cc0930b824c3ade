import { useHost } from '@guide/contracts/module';
import { addressIn, localTime } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Container, Skyline } from '@guide/ui';
import { Logo } from '../header/Logo';
import { LanguageLinks } from '../languages/LanguageLinks';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks';

/** The footer below the skyline (FOOT-01 to FOOT-08, GEN-05). */
export function Footer() {
  const { site, language, now } = useHost();
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
          <LanguageLinks query />
          <div className={styles.base}>
            <p>
              {i18n.t('© {year} {city} Tourist Guide. All rights reserved.', { year, city: site.product })}
            </p>
            {site.textCredits && (
              <a href={addressIn(language, '/credits')} className={styles.link}>
                {i18n.t('Credits and licences')}
              </a>
            )}
            <p>
              {site.offers.ratings
                ? i18n.t('Pictures, ratings and review counts are the guide’s own')
                : i18n.t('Pictures are the guide’s own')}
            </p>
          </div>
        </Container>
      </footer>
    </div>
  );
}
