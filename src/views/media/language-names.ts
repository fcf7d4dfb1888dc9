import { nameIn } from '#src/ui/texts/language-name.ts';
import { useText } from '#src/ui/texts/text.tsx';

/** Languages that captions are offered in, by BCP 47; the page's own are among them. */
const common =
  'ar bn cs da de el en es fa fi fil fr he hi hu id it ja ko ms nb nl ' +
  'pl pt pt-BR ro ru sv sw ta th tr uk ur vi zh zh-Hant';

/** Names of languages in the page's own, as they stand alone; a code without a name is its own. */
export function useLanguages() {
  const { locale } = useText();
  const nameOf = (language: string): string => {
    const name = nameIn(language, locale);
    const [first = ''] = name;
    return first.toLocaleUpperCase(locale) + name.slice(first.length);
  };
  const byName = new Intl.Collator(locale);
  const others = common
    .split(' ')
    .filter((language) => language !== locale)
    .toSorted((one, other) => byName.compare(nameOf(one), nameOf(other)));
  return { own: locale, all: [locale, ...others], nameOf };
}
