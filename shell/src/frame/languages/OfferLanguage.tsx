import { useHost } from '@guide/contracts/module';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { LanguageOffer } from './LanguageOffer';
import { type Language, languageToOffer } from './languageToOffer';
import { rememberedLanguage } from './rememberLanguage';

/** Loads the offer of another language only for visitors who prefer one. */
export function OfferLanguage() {
  const { site, language: page } = useHost();
  const [offered, offer] = useState<Language>();
  const [Offer, show] = useState<ComponentType<ComponentProps<typeof LanguageOffer>>>();
  useEffect(() => {
    const language = languageToOffer(site.languages ?? [], page, rememberedLanguage(), navigator.languages);
    if (!language?.offer) return;
    offer(language);
    import('./LanguageOffer').then(
      ({ LanguageOffer }) => show(() => LanguageOffer),
      () => {},
    );
  }, [site.languages, page]);
  return Offer && offered && <Offer language={offered} onClose={() => offer(undefined)} />;
}
