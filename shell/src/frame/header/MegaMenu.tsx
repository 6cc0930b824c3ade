import { usePaths } from '@guide/contracts/module';
import { ChipLink, Container, Kicker, TextLink } from '@guide/ui';
import { PocketButton } from '../pocket/PocketButton';
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

/** The full-width panel of a top menu: places in two columns, areas and the map in a third, and one way on. */
export const MegaMenu = ({ id, menu: { groups, aside, foot } }: { id: string; menu: Menu }) => (
  <div id={id} className={styles.panel}>
    <Container className={styles.columns}>
      {groups.map((group) => (
        <Column key={group.title} {...group} />
      ))}
      <div>
        <Kicker>{aside.title}</Kicker>
        {aside.areas && <Areas areas={aside.areas} />}
        {aside.links && <MenuLinks links={aside.links} />}
        {aside.takesGuide && <PocketButton />}
        <MapCard />
      </div>
    </Container>
    <div className={styles.foot}>
      <Container className={styles.footLine}>
        <span>{foot.text}</span>
        <TextLink arrow="onward" to={foot.to}>
          {foot.label}
        </TextLink>
      </Container>
    </div>
  </div>
);
