import { useHost, usePaths } from '@guide/contracts/module';
import { wordIn } from '@guide/contracts/site';
import { ChipLink, Container, Kicker, TextLink } from '@guide/ui';
import type { ComponentProps } from 'react';
import { OfflineButton } from '../offline/OfflineButton';
import { MapCard } from './MapCard';
import styles from './MegaMenu.module.css';
import { MenuLinks } from './MenuLinks';
import type { Menu, MenuGroup } from './menus';

interface ColumnProps extends MenuGroup {
  isPlain: boolean;
}

const Column = ({ title, links, isPlain }: ColumnProps) => (
  <div>
    <Kicker>{title}</Kicker>
    <MenuLinks links={links} isPlain={isPlain} />
  </div>
);

const Areas = ({ areas }: { areas: string[] }) => {
  const { site } = useHost();
  const to = usePaths();
  return (
    <ul className={styles.areas}>
      {areas.map((area) => (
        <li key={area}>
          <ChipLink to={to.attractionsIn(area)}>{wordIn(site, area)}</ChipLink>
        </li>
      ))}
    </ul>
  );
};

interface MegaMenuProps extends Pick<ComponentProps<'div'>, 'ref' | 'onBeforeToggle' | 'onToggle'> {
  id: string;
  menu: Menu;
  /** Links without pictures, icons and notes, while the menu has not been open. */
  isPlain: boolean;
}

export const MegaMenu = ({ menu: { groups, sidebar, footer }, isPlain, ...popover }: MegaMenuProps) => (
  <div popover="auto" className={styles.panel} {...popover}>
    <Container className={styles.columns}>
      {groups.map((group) => (
        <Column key={group.title} {...group} isPlain={isPlain} />
      ))}
      <div>
        <Kicker>{sidebar.title}</Kicker>
        {sidebar.areas && <Areas areas={sidebar.areas} />}
        {sidebar.links && <MenuLinks links={sidebar.links} isPlain={isPlain} />}
        {sidebar.showsOffline && <OfflineButton />}
        <MapCard isPlain={isPlain} />
      </div>
    </Container>
    <div className={styles.foot}>
      <Container className={styles.footLine}>
        <span>{footer.text}</span>
        <TextLink arrow="onward" to={footer.to}>
          {footer.label}
        </TextLink>
      </Container>
    </div>
  </div>
);
