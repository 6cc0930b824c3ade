import { Button } from '@guide/ui';
import { Notice } from '../../parts/Notice';

export const DamagedLink = ({ fault, onLeave }: { fault: 'damaged' | 'too long'; onLeave: () => void }) => (
  <Notice
    tone="red"
    title="This link holds no plan"
    text={
      fault === 'damaged'
        ? 'It was cut short or changed on its way. Ask for it again: the whole of it has to be copied.'
        : 'It is longer than any plan.'
    }
  >
    <Button small variant="line" onClick={onLeave}>
      All right
    </Button>
  </Notice>
);
