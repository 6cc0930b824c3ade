import { i18n } from '@guide/contracts/texts';
import { classNames, IconButton } from '@guide/ui';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './DialogPanel.module.css';

type DialogPanelProps = Pick<
  ComponentProps<'section'>,
  'className' | 'children' | 'onToggle' | 'onBeforeToggle'
> & {
  id: string;
};

export const DialogPanel = ({ id, className, children, ...events }: DialogPanelProps) => (
  <section
    id={id}
    popover="auto"
    aria-labelledby={`${id}-title`}
    className={classNames(styles.panel, className)}
    {...events}
  >
    <IconButton
      className={styles.close}
      label={i18n.t('Close')}
      icon={<X aria-hidden="true" />}
      popoverTarget={id}
      popoverTargetAction="hide"
    />
    {children}
  </section>
);
