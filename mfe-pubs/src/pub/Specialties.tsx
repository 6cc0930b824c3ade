import { i18n } from '@guide/contracts/texts';
import { RichText } from '@guide/ui';

export const Specialties = ({
  specialties,
  className,
}: {
  specialties: readonly string[];
  className?: string;
}) => (
  <p className={className}>
    <RichText
      text={i18n.t('<0>Specialties:</0> {specialties}', { specialties: specialties.join(', ') })}
      elements={[(content) => <b>{content}</b>]}
    />
  </p>
);
