import { minutesText } from '@guide/contracts/place';
import { Button } from '@guide/ui';
import { Undo2 } from 'lucide-react';
import type { Improvement } from '../../day/improvement';
import { counted } from '../../day/texts';
import { Notice, Notices } from '../../parts/Notice';

export function OrderNotice({ improvement, onUndo }: { improvement: Improvement; onUndo: () => void }) {
  const { savedMinutes, moreFit, misfits } = improvement;
  const gains = [
    moreFit > 0 && `${counted(moreFit, 'more stop fits', 'more stops fit')}`,
    savedMinutes > 0 && `${minutesText(savedMinutes)} less on foot`,
    savedMinutes < 0 && `${minutesText(-savedMinutes)} more on foot for it`,
  ].filter(Boolean);
  const title = gains.length > 0 ? `Best order: ${gains.join(', ')}` : 'This is the best order already';
  return (
    <Notices status>
      <Notice
        title={title}
        text={
          misfits > 0 &&
          `${counted(misfits, 'line')} at the end ${misfits === 1 ? 'fits' : 'fit'} into this day in no order.`
        }
      >
        <Button small variant="line" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
          Undo
        </Button>
      </Notice>
    </Notices>
  );
}
