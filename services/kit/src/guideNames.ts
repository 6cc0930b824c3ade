import { translate } from '@guide/contracts/city';
import { guideName } from '@guide/contracts/site';
import type { Pack } from './pack';

/** @returns a function that gives the guide's name in a language, whose texts are the current ones */
export async function readGuideNames(pack: Pack): Promise<(language: string) => string> {
  const { content: site } = await pack.read('site.json');
  const translated = new Map(
    (await pack.readTexts('site.json')).map(({ language, texts }) => [language, translate(site, texts)]),
  );
  return (language) => guideName(translated.get(language) ?? site);
}
