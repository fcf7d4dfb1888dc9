import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '#src/ui/style/heading.tsx';
import { useMeasured } from './paint.ts';
import { TokenLabel, TokenPage } from './token-page.tsx';
import own from './tokens-type.module.css';
import css from './tokens.module.css';
import { tokensOf, type Token } from './tokens.ts';

export default { title: 'Tokens/Type', parameters: { layout: 'padded' } } satisfies Meta;

/** One sentence in the three scripts of the six languages. */
const scripts = [
  { lang: 'en', words: 'A calm gallery with warm hands' },
  { lang: 'ru', words: 'Тихая галерея в тёплых руках' },
  { lang: 'zh', words: '温暖双手中的宁静画廊' },
] as const;

const paragraphs = [
  {
    lang: 'en',
    words:
      'Creators share their work and fans stand behind it. Amounts stand in figures of one width: 1,234.50 and 8,901.77.',
  },
  {
    lang: 'ru',
    words:
      'Авторы делятся работами, а подписчики их поддерживают. Суммы набраны цифрами одной ширины: 1 234,50 и 8 901,77.',
  },
  {
    lang: 'zh',
    words: '创作者分享作品，粉丝支持他们。金额用等宽数字显示：1,234.50 和 8,901.77。',
  },
] as const;

/** Sizes from here on are titles: their lines stand closer. */
const firstTitle = 22;

const leadingOf = ({ label }: Token): string =>
  Number(label) >= firstTitle ? 'var(--leading-title)' : 'var(--leading-text)';

/** A size as it is written, and in pixels at the text size of the toolbar. */
const valueOf = ({ value }: Token, root: number | null): string =>
  root !== null && value.endsWith('rem')
    ? `${value} · ${Number.parseFloat(value) * root} px`
    : value;

function Sizes() {
  const root = useMeasured(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  return (
    <ul className={css.rows}>
      {tokensOf('size').map((token) => (
        <li key={token.name} className={css.line}>
          <TokenLabel token={token} value={valueOf(token, root)} />
          <div className={own.scripts}>
            {scripts.map(({ lang, words }) => (
              <p
                key={lang}
                lang={lang}
                style={{ fontSize: `var(${token.name})`, lineHeight: leadingOf(token) }}
              >
                {words}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

export const Scale: StoryObj = {
  render: () => (
    <TokenPage
      title="Type"
      lead="Inter for Latin and Cyrillic, the faces of the system for Chinese. Text is 16, and never below 12."
    >
      <Sizes />
    </TokenPage>
  ),
};

export const Weights: StoryObj = {
  render: () => (
    <TokenPage
      title="Weights"
      lead="Regular for text, medium for names and buttons, bold for titles."
    >
      <ul className={css.rows}>
        {tokensOf('weight').map((token) => (
          <li key={token.name} className={css.line}>
            <TokenLabel token={token} />
            <div className={own.scripts}>
              {scripts.map(({ lang, words }) => (
                <p
                  key={lang}
                  lang={lang}
                  className={own.large}
                  style={{ fontWeight: `var(${token.name})` }}
                >
                  {words}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </TokenPage>
  ),
};

export const Leading: StoryObj = {
  render: () => (
    <TokenPage
      title="Leading"
      lead="The lines of text stand apart, those of titles close together."
    >
      {tokensOf('leading').map((token) => (
        <section key={token.name} className={css.group}>
          <Heading>{token.label === 'title' ? 'Titles' : 'Text'}</Heading>
          <TokenLabel token={token} />
          <div className={own.columns}>
            {paragraphs.map(({ lang, words }) => (
              <p
                key={lang}
                lang={lang}
                className={token.label === 'title' ? own.title : own.figures}
                style={{ lineHeight: `var(${token.name})` }}
              >
                {words}
              </p>
            ))}
          </div>
        </section>
      ))}
      <section className={css.group}>
        <Heading>Faces</Heading>
        {tokensOf('font').map((token) => (
          <TokenLabel key={token.name} token={token} />
        ))}
      </section>
    </TokenPage>
  ),
};
