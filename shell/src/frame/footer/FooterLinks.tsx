import { useHost, usePaths } from '@guide/contracts/module';
import { type Site, topAttractions, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
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

/** Plurals of kinds of attractions, as far as they are known, in display order. */
const pluralsOf = (): Record<string, string> => ({
  Museum: i18n.t('Museums'),
  Historical: i18n.t('Historical sites'),
  Park: i18n.t('Parks'),
});

/** Links to the first kinds of attractions; known ones come first. */
function kindLinks(site: Site, to: ReturnType<typeof usePaths>): ColumnProps['links'] {
  const { subcategories } = site.offers;
  const plurals = pluralsOf();
  const known = Object.keys(plurals).filter((kind) => subcategories.includes(kind));
  const kinds = [...new Set([...known, ...subcategories])].slice(0, 3);
  return kinds.map((kind) => [plurals[kind] ?? wordIn(site, kind), to.attractionsOf(kind)]);
}

export function FooterLinks() {
  const { site } = useHost();
  const to = usePaths();
  const kinds = kindLinks(site, to);
  return (
    <nav aria-label={i18n.t('Footer')} className={styles.links}>
      <Column
        title={i18n.t('Attractions')}
        links={[
          [i18n.t('All attractions'), to.attractions],
          [topAttractions(site).label, to.topAttractions],
          [i18n.t('Attraction directory'), to.directory],
        ]}
      />
      {kinds.length > 0 && <Column title={i18n.t('By kind')} links={kinds} />}
      <Column title={i18n.t('Plan')} links={[[i18n.t('Interactive map'), to.map()]]}>
        <Privacy />
      </Column>
    </nav>
  );
}
