import { usePaths } from '@guide/contracts/module';
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

export function FooterLinks() {
  const to = usePaths();
  return (
    <nav aria-label="Footer" className={styles.links}>
      <Column
        title="Attractions"
        links={[
          ['All attractions', to.attractions],
          ['Top 10 attractions', to.topAttractions],
          ['Attraction directory', to.directory],
        ]}
      />
      <Column
        title="By kind"
        links={[
          ['Museums', to.attractionsOf('Museum')],
          ['Historical sites', to.attractionsOf('Historical')],
          ['Parks', to.attractionsOf('Park')],
        ]}
      />
      <Column title="Plan" links={[['Interactive map', to.map()]]}>
        <Privacy />
      </Column>
    </nav>
  );
}
