import { useHost, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Link } from '@guide/ui';
import styles from './Logo.module.css';

const Mark = () => (
  <svg viewBox="0 0 40 44" className={styles.mark} aria-hidden="true">
    <path d="M2 2h36v40H2z" fill="#b8273a" />
    <path className={styles.notches} d="M2 2h36M2 42h36" />
    <path className={styles.notches} d="M2 2v40M38 2v40" />
    <path d="m20 5 4 8v3h1.5v19h-11V16H16v-3z" fill="#fffaf2" />
    <circle cx="20" cy="20.5" r="3.4" fill="#b8273a" />
    <path d="M20 18.4v2.1l1.5.9" fill="none" stroke="#fffaf2" />
    <path d="M18.2 27v6.5m3.6-6.5v6.5" stroke="#b8273a" strokeWidth="1.2" />
    <path d="M9.5 35h21v2h-21z" fill="#e0a93f" />
  </svg>
);

export function Logo({ onFooter = false }: { onFooter?: boolean }) {
  const { site } = useHost();
  const to = usePaths();
  return (
    <Link to={to.home} className={styles.logo} data-on-footer={onFooter || undefined}>
      <Mark />
      <span>
        <span className={styles.name}>{site.product}</span>
        <span className={styles.kind}>{i18n.t('Visitor guide')}</span>
      </span>
    </Link>
  );
}
