import type { StoryObj } from '@storybook/react-vite';
import { localeCode } from '#src/contract/app/locale.ts';
import { htmlOf } from '#src/mails/html-part.tsx';
import type { MailKind } from '#src/mails/message.ts';
import { textOf } from '#src/mails/text-part.ts';
import { letters, type Sample } from './letters.ts';
import css from './mail.module.css';

/** Both parts of a mail, as a mail program shows them. */
function Mail({ sample, locale }: { sample: Sample; locale: unknown }) {
  const message = sample(localeCode.catch('en').parse(locale));
  return (
    <article className={css.mail}>
      <h1 className={css.subject}>{message.subject}</h1>
      <p className={css.preheader}>{message.preheader}</p>
      <iframe title="HTML" className={css.html} sandbox="" srcDoc={htmlOf(message)} />
      <div className={css.text}>{textOf(message)}</div>
    </article>
  );
}

/** The story of a mail, in the language of the toolbar. */
export const sampleStory = (sample: Sample): StoryObj => ({
  render: (_, { globals }) => <Mail sample={sample} locale={globals['locale']} />,
  // Scripts cannot run in the sandboxed frame, axe neither.
  parameters: { a11y: { options: { iframes: false } } },
});

/** The story of one kind. */
export const mailStory = (kind: MailKind): StoryObj => sampleStory(letters[kind]);
