import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { IconButton, Tag, TextLink } from '@guide/ui';
import { ChevronDown, Menu as MenuIcon, SunMoon, X } from 'lucide-react';
import { type MouseEvent, type ToggleEvent, useRef } from 'react';
import { DisplaySettings, themeLabel } from '../../settings/DisplaySettings';
import { useFrame } from '../FrameContext';
import { LanguageLinks } from '../languages/LanguageLinks';
import { OfflineButton } from '../offline/OfflineButton';
import { MenuLinks } from './MenuLinks';
import styles from './MobileMenu.module.css';
import { buildMenus, buildQuickLinks } from './menus';
import { useCloseOnBack } from './useCloseOnBack';
import { useMenuFocus } from './useMenuFocus';
import { useOpened } from './useOpened';

function scrollIntoView({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>) {
  if (newState === 'open') currentTarget.scrollIntoView({ block: 'nearest' });
}

/** The full-screen menu on small screens (NAV-17 to NAV-19), a popover that works without JavaScript. */
export function MobileMenu() {
  const { site, settings } = useHost();
  const { modules } = useFrame();
  const menu = useRef<HTMLElement>(null);
  const moveFocus = useMenuFocus(menu);
  const keepPage = useCloseOnBack(menu);
  const [isOpened, complete] = useOpened();
  // In React, the events of the settings inside it bubble.
  const isOwn = (event: ToggleEvent) => event.target === event.currentTarget;
  const onToggle = (event: ToggleEvent) => {
    if (!isOwn(event)) return;
    complete(event);
    moveFocus(event);
    keepPage.onToggle(event);
  };
  const onBeforeToggle = (event: ToggleEvent) => {
    if (!isOwn(event)) return;
    complete(event);
    keepPage.onBeforeToggle(event);
  };
  const closeOnChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) menu.current?.hidePopover();
  };
  return (
    <>
      <IconButton
        className={styles.toggle}
        label={i18n.t('Menu')}
        icon={
          <>
            <MenuIcon aria-hidden="true" />
            <X aria-hidden="true" />
          </>
        }
        popoverTarget="menu"
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its links send a click for the Enter key too. */}
      <nav
        ref={menu}
        id="menu"
        popover="auto"
        aria-label={i18n.t('Menu')}
        className={styles.menu}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onClick={closeOnChoice}
      >
        <div className={styles.quick}>
          <MenuLinks links={buildQuickLinks(site)} isPlain={!isOpened} />
        </div>
        {buildMenus(site, modules).map(({ label, to, badge, mobileLinks, all }) => (
          <section key={label} className={styles.group}>
            <div className={styles.head}>
              <h2 className={styles.title}>{label}</h2>
              {badge && <Tag tone={badge.tone}>{badge.text}</Tag>}
              {all && (
                <TextLink to={to} className={styles.all}>
                  {all}
                </TextLink>
              )}
            </div>
            <MenuLinks
              links={mobileLinks.map((link) => (link.icon ? { ...link, note: undefined } : link))}
              isPlain={!isOpened}
            />
          </section>
        ))}
        <LanguageLinks />
        <OfflineButton />
        <details className={styles.settings} onToggle={scrollIntoView}>
          <summary className={styles.summary}>
            <SunMoon aria-hidden="true" />
            <span>{i18n.t('Display settings')}</span>
            <span className={styles.theme}>{themeLabel(settings.theme)}</span>
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </summary>
          {isOpened && <DisplaySettings />}
        </details>
      </nav>
    </>
  );
}
