import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Block, Message } from './message.ts';

/** Signs between a label and its value. */
const colons: Readonly<Record<LocaleCode, string>> = {
  en: ': ',
  es: ': ',
  fr: '\u202F: ',
  'pt-BR': ': ',
  ru: ': ',
  zh: '：',
};

function lineOf(block: Block, locale: LocaleCode): string {
  switch (block.type) {
    case 'paragraph':
    case 'quiet':
      return block.text;
    case 'action':
    case 'second':
      return `${block.label}\n${block.link}`;
    default:
      return block.facts.map(({ label, value }) => label + colons[locale] + value).join('\n');
  }
}

/** A mail as plain text, signed with the product's name. */
export const textOf = ({ greeting, blocks, brand, locale }: Message): string =>
  [greeting, ...blocks.map((block) => lineOf(block, locale)), brand].join('\n\n');
