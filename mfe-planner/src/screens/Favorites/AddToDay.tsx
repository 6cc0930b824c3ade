import { useHost } from '@guide/contracts/module';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { DayChoice } from '../../parts/DayChoice';
import { Sheet } from '../../parts/Sheet';
import type { PlaceRef, Plan } from '../../plan/plan';

interface AddToDayProps {
  plan: Plan;
  places: readonly PlaceRef[];
  onAdded: () => void;
  onClose: () => void;
}

export function AddToDay({ plan, places, onAdded, onClose }: AddToDayProps) {
  const { toast } = useHost();
  return (
    <Sheet
      title={i18n.t('Add to a day')}
      lead={places.map(({ name }) => name).join(listSeparator())}
      onClose={onClose}
    >
      {(close) => (
        <DayChoice
          plan={plan}
          places={places}
          onAdded={(day) => {
            close();
            onAdded();
            toast({
              title: i18n.t(
                '{count, plural, one {# place is in your plan} other {# places are in your plan}}',
                { count: places.length },
              ),
              description: i18n.t('On {day}.', { day }),
            });
          }}
        />
      )}
    </Sheet>
  );
}
