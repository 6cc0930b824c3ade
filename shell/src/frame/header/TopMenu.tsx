import { Link, Tag } from '@guide/ui';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { MegaMenu } from './MegaMenu';
import type { Menu } from './menus';
import styles from './TopMenus.module.css';
import type { MenuHandlers } from './useMenuIntent';

interface TopMenuProps {
  menu: Menu;
  active: boolean;
  open: boolean;
  onToggle(): void;
  onChoose(): void;
  handlers: MenuHandlers;
}

export function TopMenu({ menu, active, open, onToggle, onChoose, handlers }: TopMenuProps) {
  const panel = useId();
  const choose = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onChoose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its links send a click for the Enter key too.
    <li className={styles.item} data-open={open || undefined} {...handlers} onClick={choose}>
      <span className={styles.trigger} data-marked={open || active || undefined}>
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
          aria-label={`${menu.label} menu`}
          aria-expanded={open}
          aria-controls={panel}
          onClick={onToggle}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      </span>
      <MegaMenu id={panel} menu={menu} />
    </li>
  );
}
