import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { IconButton } from '@guide/ui';
import { Bell } from 'lucide-react';
import styles from './Notices.module.css';
import { Popover } from './Popover';

/** The badge is fixed (NAV-14); each city pack contains this many notices (D-22). */
const NOTICE_COUNT = 3;

export function Notices() {
  const { site } = useHost();
  return (
    <>
      <IconButton
        label={i18n.t('Notices, {count, plural, one {# new} other {# new}}', { count: NOTICE_COUNT })}
        icon={<Bell aria-hidden="true" />}
        count={NOTICE_COUNT}
        popoverTarget="notices"
      />
      <Popover id="notices" label={i18n.t('Notices')}>
        <ul>
          {site.notices.map((notice) => (
            <li key={notice.title} className={styles.notice}>
              <strong className={styles.title}>{notice.title}</strong>
              <p className={styles.text}>{notice.text}</p>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  );
}
