import { i18n } from '@guide/contracts/texts';
import { Tag } from '@guide/ui';
import styles from './FeatureTags.module.css';

export const FeatureTags = ({ features }: { features: readonly string[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
  <ul role="list" aria-label={i18n.t('Features')} className={styles.features}>
    {features.map((feature) => (
      <li key={feature}>
        <Tag tone="plain">{feature}</Tag>
      </li>
    ))}
  </ul>
);
