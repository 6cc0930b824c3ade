import { Slot, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Container, IconButton, IconLink } from '@guide/ui';
import { Search, SunMoon } from 'lucide-react';
import { DisplaySettings } from '../../settings/DisplaySettings';
import { useFrame } from '../FrameContext';
import { LanguageLinks } from '../languages/LanguageLinks';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { Notices } from './Notices';
import { Popover } from './Popover';
import { TopMenus } from './TopMenus';
import { useScrolled } from './useScrolled';

/** The navigation bar: fixed, translucent after 20 px of scrolling (NAV-01 to NAV-19). */
export function Header() {
  const to = usePaths();
  const scrolled = useScrolled();
  const { headerHtml } = useFrame();
  if (headerHtml !== undefined) {
    const content = { __html: headerHtml };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this component rendered it for another page
    return <header className={styles.header} data-print="hide" dangerouslySetInnerHTML={content} />;
  }
  return (
    <header className={styles.header} data-scrolled={scrolled || undefined} data-print="hide">
      <Container wide className={styles.bar}>
        <Logo />
        <TopMenus />
        <div className={styles.tools}>
          <IconLink to={to.search()} label={i18n.t('Search')} icon={<Search aria-hidden="true" />} />
          <div className={styles.actions}>
            <Slot name="header-actions" props={{}} />
          </div>
          <Notices />
          <IconButton
            className={styles.display}
            label={i18n.t('Display settings')}
            icon={<SunMoon aria-hidden="true" />}
            popoverTarget="display-settings"
          />
          <Popover id="display-settings" label={i18n.t('Display settings')}>
            <DisplaySettings />
            <LanguageLinks />
          </Popover>
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
}
