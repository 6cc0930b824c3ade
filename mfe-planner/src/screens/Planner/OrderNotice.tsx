import { minutesText } from '@guide/contracts/place';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { Button } from '@guide/ui';
import { Undo2 } from 'lucide-react';
import type { Improvement } from '../../day/improvement';
import { Notice, Notices } from '../../parts/Notice';

export function OrderNotice({ improvement, onUndo }: { improvement: Improvement; onUndo: () => void }) {
  const { savedMinutes, moreFit, misfits } = improvement;
  const gains: string[] = [];
  if (moreFit > 0)
    gains.push(
      i18n.t('{count, plural, one {# more stop fits} other {# more stops fit}}', { count: moreFit }),
    );
  if (savedMinutes > 0) gains.push(i18n.t('{time} less on foot', { time: minutesText(savedMinutes) }));
  if (savedMinutes < 0)
    gains.push(i18n.t('{time} more on foot for it', { time: minutesText(-savedMinutes) }));
  const title =
    gains.length > 0
      ? i18n.t('Best order: {gains}', { gains: gains.join(listSeparator()) })
      : i18n.t('This is the best order already');
  return (
    <Notices status>
      <Notice
        title={title}
        text={
          misfits > 0 &&
          i18n.t(
            '{count, plural, one {# line at the end fits into this day in no order.} other {# lines at the end fit into this day in no order.}}',
            { count: misfits },
          )
        }
      >
        <Button small variant="line" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
          {i18n.t('Undo')}
        </Button>
      </Notice>
    </Notices>
  );
}
