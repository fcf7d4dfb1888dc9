import type { EmojiData } from 'frimousse';

/** The newest Emoji version that systems of the last three years can draw. */
const newest = 15;
/** Skin tones and hair are parts of emoji, not emoji. */
const parts = 2;

const loadEnglish = () =>
  Promise.all([import('emojibase-data/en/data.json'), import('emojibase-data/en/messages.json')]);

type Source = Awaited<ReturnType<typeof loadEnglish>>[0]['default'][number];

/** Emojibase's names of all emoji, one file a language, from our own origin. */
const loaders: Readonly<Record<string, typeof loadEnglish>> = {
  en: loadEnglish,
  es: () =>
    Promise.all([import('emojibase-data/es/data.json'), import('emojibase-data/es/messages.json')]),
  fr: () =>
    Promise.all([import('emojibase-data/fr/data.json'), import('emojibase-data/fr/messages.json')]),
  'pt-BR': () =>
    Promise.all([import('emojibase-data/pt/data.json'), import('emojibase-data/pt/messages.json')]),
  zh: () =>
    Promise.all([import('emojibase-data/zh/data.json'), import('emojibase-data/zh/messages.json')]),
  ru: () =>
    Promise.all([import('emojibase-data/ru/data.json'), import('emojibase-data/ru/messages.json')]),
};

/** Emojibase numbers skin tones from 1, light, to 5, dark. */
const skinsOf = ({ skins }: Source): EmojiData['emojis'][number]['skins'] => {
  const [light, mediumLight, medium, mediumDark, dark] = [1, 2, 3, 4, 5].map(
    (tone) => skins?.find((skin) => skin.tone === tone)?.emoji,
  );
  if (!light || !mediumLight || !medium || !mediumDark || !dark) return undefined;
  return { light, 'medium-light': mediumLight, medium, 'medium-dark': mediumDark, dark };
};

/** The search of the control library knows only how many tags hold what is typed: the most a name counts. */
const nameCounts = 24;

/**
 * Search words of an emoji. Of words that contain one another only the longest counts, and a name
 * counts more the shorter it is: "heart" finds a red heart before a face with hearts.
 */
const wordsOf = ({ label, tags = [] }: Source): string[] => {
  const name = label.toLowerCase();
  const all = [...new Set([...name.split(/[\s:,]+/), ...tags.map((tag) => tag.toLowerCase())])];
  const longest = all.filter((word) => !all.some((one) => one !== word && one.includes(word)));
  return [...longest, ...Array<string>(Math.round(nameCounts / name.length)).fill(name)];
};

/** Emoji and their skin tones by name, in the language that was loaded last. */
const names = new Map<string, string>();

/** Returns an emoji's name; not its `label`, which the library ranks above all search words. */
export const emojiName = (emoji: string): string => names.get(emoji) ?? emoji;

const emojiOf = (source: Source): EmojiData['emojis'][number] => {
  const { emoji, label, group = 0, version, skins = [] } = source;
  for (const one of [source, ...skins]) names.set(one.emoji, label);
  const tags = wordsOf(source);
  return { emoji, category: group, label: emoji, version, tags, skins: skinsOf(source) };
};

/** All emoji with names and search words in the reader's language; English for one we do not know. */
export async function loadEmoji(locale: string): Promise<EmojiData> {
  const [{ default: all }, { default: messages }] = await (loaders[locale] ?? loadEnglish)();
  const toneOf = (key: string) =>
    messages.skinTones.find((tone) => tone.key === key)?.message ?? '';
  return {
    locale,
    emojis: all
      .filter(({ group, version }) => group !== undefined && group !== parts && version <= newest)
      .map(emojiOf),
    categories: messages.groups
      .filter(({ order }) => order !== parts)
      .map(({ order, message }) => ({ index: order, label: message })),
    skinTones: {
      light: toneOf('light'),
      'medium-light': toneOf('medium-light'),
      medium: toneOf('medium'),
      'medium-dark': toneOf('medium-dark'),
      dark: toneOf('dark'),
    },
  };
}
