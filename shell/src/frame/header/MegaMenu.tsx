import { usePaths } from '@guide/contracts/module';
import { ChipLink, Container, Kicker, TextLink } from '@guide/ui';
import type { ComponentProps } from 'react';
import { OfflineButton } from '../offline/OfflineButton';
import { MapCard } from './MapCard';
import styles from './MegaMenu.module.css';
import { MenuLinks } from './MenuLinks';
import type { Menu, MenuGroup } from './menus';

const Column = ({ title, links }: MenuGroup) => (
  <div>
    <Kicker>{title}</Kicker>
    <MenuLinks links={links} />
  </div>
);

const Areas = ({ areas }: { areas: string[] }) => {
  const to = usePaths();
  return (
    <ul className={styles.areas}>
      {areas.map((area) => (
        <li key={area}>
          <ChipLink to={to.attractionsIn(area)}>{area}</ChipLink>
        </li>
      ))}
    </ul>
  );
};

interface MegaMenuProps extends Pick<ComponentProps<'div'>, 'ref' | 'onToggle'> {
  id: string;
  menu: Menu;
}

export const MegaMenu = ({ menu: { groups, sidebar, footer }, ...popover }: MegaMenuProps) => (
  <div popover="auto" className={styles.panel} {...popover}>
    <Container className={styles.columns}>
      {groups.map((group) => (
        <Column key={group.title} {...group} />
      ))}
      <div>
        <Kicker>{sidebar.title}</Kicker>
        {sidebar.areas && <Areas areas={sidebar.areas} />}
        {sidebar.links && <MenuLinks links={sidebar.links} />}
        {sidebar.showsOffline && <OfflineButton />}
        <MapCard />
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
