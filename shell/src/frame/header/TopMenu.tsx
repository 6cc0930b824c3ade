import { i18n } from '@guide/contracts/texts';
import { Link, Tag } from '@guide/ui';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { MegaMenu } from './MegaMenu';
import type { Menu } from './menus';
import styles from './TopMenus.module.css';
import { useMenuIntent } from './useMenuIntent';
import { useOpened } from './useOpened';

export function TopMenu({ menu, active }: { menu: Menu; active: boolean }) {
  const id = useId();
  const { item, panel } = useMenuIntent();
  const [isOpened, complete] = useOpened();
  return (
    <li className={styles.item} {...item}>
      <span className={styles.trigger} data-active={active || undefined}>
        <Link to={menu.to} className={styles.link} aria-current={active ? 'page' : undefined}>
          {menu.label}
          {menu.badge && (
            <Tag small tone={menu.badge.tone}>
              {menu.badge.text}
            </Tag>
          )}
        </Link>
        <button
          type="button"
          className={styles.toggle}
          aria-label={i18n.t('{menu} menu', { menu: menu.label })}
          popoverTarget={id}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      </span>
      <MegaMenu
        id={id}
        menu={menu}
        isPlain={!isOpened}
        ref={panel.ref}
        onBeforeToggle={complete}
        onToggle={(event) => {
          complete(event);
          panel.onToggle(event);
        }}
      />
    </li>
  );
}
