import type { Pub } from '@guide/contracts/api';
import { englishPart } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Tag } from '@guide/ui';
import styles from './FeatureTags.module.css';

/** @param limit - default: all */
export const FeatureTags = ({ pub, limit }: { pub: Pub; limit?: number }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
  <ul role="list" aria-label={i18n.t('Features')} className={styles.features}>
    {pub.features.slice(0, limit).map((feature) => (
      <li key={feature} {...englishPart(pub)}>
        <Tag tone="plain">{feature}</Tag>
      </li>
    ))}
  </ul>
);
