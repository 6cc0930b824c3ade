import { useHost } from '@guide/contracts/module';
import { counted } from '../../day/texts';
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
    <Sheet title="Add to a day" lead={places.map(({ name }) => name).join(', ')} onClose={onClose}>
      {(close) => (
        <DayChoice
          plan={plan}
          places={places}
          onAdded={(day) => {
            close();
            onAdded();
            const title = counted(places.length, 'place is in your plan', 'places are in your plan');
            toast({ title, description: `On ${day}.` });
          }}
        />
      )}
    </Sheet>
  );
}
