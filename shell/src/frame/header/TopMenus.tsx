import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { useLocation } from 'react-router-dom';
import { useFrame } from '../FrameContext';
import { buildMenus } from './menus';
import { TopMenu } from './TopMenu';
import styles from './TopMenus.module.css';

/** The menus of wide screens (ARIA Authoring Practices: Disclosure Navigation Menu with Top-Level Links). */
export function TopMenus() {
  const { site } = useHost();
  const { modules } = useFrame();
  const { pathname } = useLocation();
  return (
    <nav aria-label={i18n.t('Main')} className={styles.nav}>
      <ul className={styles.list}>
        {buildMenus(site, modules).map((menu) => (
          <TopMenu key={menu.label} menu={menu} active={pathname.startsWith(menu.to)} />
        ))}
      </ul>
    </nav>
  );
}
