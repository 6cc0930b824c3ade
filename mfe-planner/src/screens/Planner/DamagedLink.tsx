import { i18n } from '@guide/contracts/texts';
import { Button } from '@guide/ui';
import { Notice } from '../../parts/Notice';

export const DamagedLink = ({ fault, onLeave }: { fault: 'damaged' | 'too long'; onLeave: () => void }) => (
  <Notice
    tone="red"
    title={i18n.t('This link holds no plan')}
    text={
      fault === 'damaged'
        ? i18n.t(
            'It was cut short or changed on its way. Ask for it again: the whole of it has to be copied.',
          )
        : i18n.t('It is longer than any plan.')
    }
  >
    <Button small variant="line" onClick={onLeave}>
      {i18n.t('All right')}
    </Button>
  </Notice>
);
