import type { LocaleCode } from '#src/contract/app/locale.ts';
import { filled } from './filled.ts';
import { harmlessName } from './harmless-name.ts';
import type { Block, MailKind, Message } from './message.ts';
import { mailTexts } from './texts.ts';

/** Recipient of a letter, and the address of its link. */
export interface Particulars {
  to: string;
  name: string;
  link: string;
}

interface Letter {
  kind: MailKind;
  to: string;
  name: string;
  subject: string;
  blocks: readonly Block[];
  /** Token that stops mails like it. */
  stopToken?: string;
  /** Values of the names in double braces in the texts, beside the product and the reader. */
  words?: Readonly<Record<string, string>>;
}

export const paragraph = (text: string): Block => ({ type: 'paragraph', text });
export const quiet = (text: string): Block => ({ type: 'quiet', text });
export const action = (label: string, link: string): Block => ({ type: 'action', label, link });
export const second = (label: string, link: string): Block => ({ type: 'second', label, link });

type Fill = (text: string) => string;

const filledBlock = (block: Block, fill: Fill): Block => {
  switch (block.type) {
    case 'paragraph':
    case 'quiet':
      return { ...block, text: fill(block.text) };
    case 'action':
    case 'second':
      return { ...block, label: fill(block.label) };
    default:
      return block;
  }
};

/**
 * Text that a list of mails shows: the first paragraph, without the colon that leads to the button.
 */
const preheaderOf = (blocks: readonly Block[]): string =>
  blocks.find((block) => block.type === 'paragraph')?.text.replace(/\s*[:：]$/u, '') ?? '';

/** A letter to a member, with the product's name in it and theirs made harmless. */
export function write(brand: string, locale: LocaleCode, letter: Letter): Message {
  const { to, kind, words, stopToken } = letter;
  const all = { ...words, brand, name: harmlessName(letter.name) };
  const fill: Fill = (text) => filled(text, all);
  const blocks = letter.blocks.map((block) => filledBlock(block, fill));
  return {
    to,
    kind,
    brand,
    locale,
    subject: fill(letter.subject),
    preheader: preheaderOf(blocks),
    greeting: fill(mailTexts[locale].letter.greeting),
    blocks,
    ...(stopToken !== undefined && { stopToken }),
  };
}

/** Links below a mail that can be stopped: to stop it with one press, and to all choices. */
export const waysOut = (locale: LocaleCode, site: string, stopToken: string): readonly Block[] => {
  const { stop, choose } = mailTexts[locale].notices;
  return [
    second(stop, `${site}/mail-stop/${stopToken}`),
    second(choose, `${site}/settings/site#site-notifications`),
  ];
};

/** A day as it is written in a language, the same wherever the server stands. */
export const dayIn = (locale: LocaleCode, moment: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
