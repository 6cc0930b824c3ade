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
const PLURALS: Record<string, string> = { Museum: 'Museums', Historical: 'Historical sites', Park: 'Parks' };

export function FooterLinks() {
  const { site } = useHost();
  const to = usePaths();
  const { subcategories } = site.offers;
  const known = Object.keys(PLURALS).filter((kind) => subcategories.includes(kind));
  const kinds = [...new Set([...known, ...subcategories])].slice(0, 3);
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
        <Column
          title="By kind"
          links={kinds.map((kind) => [PLURALS[kind] ?? kind, to.attractionsOf(kind)])}
        />
      )}
      <Column title="Plan" links={[['Interactive map', to.map()]]}>
        <Privacy />
      </Column>
    </nav>
  );
}
