import { useHost, usePaths } from '@guide/contracts/module';
import { topAttractions } from '@guide/contracts/site';
import { Link } from '@guide/ui';
import type { ReactNode } from 'react';
import styles from './Footer.module.css';
import { Privacy } from './Privacy';

interface ColumnProps {
  title: string;
  links: [label: string, to: string][];
  children?: ReactNode;
}

const Column = ({ title, links, children }: ColumnProps) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <ul>
      {links.map(([label, to]) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  </section>
);

/** Kinds of attractions whose plural is known, in display order. */
const KINDS: [subcategory: string, label: string][] = [
  ['Museum', 'Museums'],
  ['Historical', 'Historical sites'],
  ['Park', 'Parks'],
];

/** The kinds that the city has, its most frequent ones if it names them otherwise. */
function kindsIn(subcategories: readonly string[]): typeof KINDS {
  const known = KINDS.filter(([name]) => subcategories.includes(name));
  const others = subcategories.filter((name) => !KINDS.some(([kind]) => kind === name));
  return [...known, ...others.map((name): (typeof KINDS)[number] => [name, name])].slice(0, KINDS.length);
}

export function FooterLinks() {
  const { site } = useHost();
  const to = usePaths();
  const kinds = kindsIn(site.offers.subcategories);
  return (
    <nav aria-label="Footer" className={styles.links}>
      <Column
        title="Attractions"
        links={[
          ['All attractions', to.attractions],
          [topAttractions(site).label, to.topAttractions],
          ['Attraction directory', to.directory],
        ]}
      />
      {kinds.length > 0 && (
        <Column title="By kind" links={kinds.map(([name, label]) => [label, to.attractionsOf(name)])} />
      )}
      <Column title="Plan" links={[['Interactive map', to.map()]]}>
        <Privacy />
      </Column>
    </nav>
  );
}
