import { useHost } from '@guide/contracts/module';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { menusOf } from './menus';
import { TopMenu } from './TopMenu';
import styles from './TopMenus.module.css';
import { useMenuIntent } from './useMenuIntent';

/** The menus of wide screens (ARIA Authoring Practices: Disclosure Navigation Menu with Top-Level Links). */
export function TopMenus() {
  const { site } = useHost();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const { open, toggle, close, handlers } = useMenuIntent(nav);
  return (
    <nav ref={nav} aria-label="Main" className={styles.nav}>
      <ul className={styles.list}>
        {menusOf(site).map((menu) => (
          <TopMenu
            key={menu.label}
            menu={menu}
            active={pathname.startsWith(menu.to)}
            open={open === menu.label}
            onToggle={() => toggle(menu.label)}
            onChoose={close}
            handlers={handlers(menu.label)}
          />
        ))}
      </ul>
    </nav>
  );
}
