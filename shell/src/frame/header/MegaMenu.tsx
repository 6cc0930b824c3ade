import { usePaths } from '@guide/contracts/module';
import { ChipLink, Container, Kicker, TextLink } from '@guide/ui';
import { MapCard } from './MapCard';
import styles from './MegaMenu.module.css';
import { MenuLinks } from './MenuLinks';
import type { Menu } from './menus';

/** The full-width panel of a top menu: places in columns, areas as chips, the map, and one way on. */
export function MegaMenu({ id, menu }: { id: string; menu: Menu }) {
  const to = usePaths();
  const [first, second, third] = menu.groups;
  return (
    <div id={id} className={styles.panel}>
      <Container className={styles.columns}>
        {[first, second].map(
          (group) =>
            group && (
              <div key={group.title}>
                <Kicker>{group.title}</Kicker>
                <MenuLinks links={group.links} />
              </div>
            ),
        )}
        <div>
          {third && (
            <>
              <Kicker>{third.title}</Kicker>
              <MenuLinks links={third.links} />
            </>
          )}
          {menu.areas && (
            <>
              <Kicker>By area</Kicker>
              <ul className={styles.areas}>
                {menu.areas.map((area) => (
                  <li key={area}>
                    <ChipLink to={to.attractionsIn(area)}>{area}</ChipLink>
                  </li>
                ))}
              </ul>
            </>
          )}
          <MapCard />
        </div>
      </Container>
      <div className={styles.foot}>
        <Container className={styles.footLine}>
          <span>{menu.foot.text}</span>
          <TextLink arrow="onward" to={menu.foot.to}>
            {menu.foot.label}
          </TextLink>
        </Container>
      </div>
    </div>
  );
}
