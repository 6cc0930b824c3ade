import type { Pub } from '@guide/contracts/api';
import { englishPart } from '@guide/contracts/site';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { RichText } from '@guide/ui';

export const Specialties = ({ pub, className }: { pub: Pub; className?: string }) => (
  <p className={className}>
    <RichText
      text={i18n.t('<0>Specialties:</0> <1>{specialties}</1>', {
        specialties: pub.specialties.join(listSeparator()),
      })}
      elements={[(content) => <b>{content}</b>, (content) => <span {...englishPart(pub)}>{content}</span>]}
    />
  </p>
);
