import type { StoryObj } from '@storybook/react-vite';
import { localeCode } from '#src/contract/app/locale.ts';
import { htmlOf } from '#src/mails/html-part.tsx';
import type { MailKind } from '#src/mails/message.ts';
import { textOf } from '#src/mails/text-part.ts';
import { letters } from './letters.ts';
import css from './mail.module.css';

/** Both parts of a mail, as a mail program shows them. */
function Mail({ kind, locale }: { kind: MailKind; locale: unknown }) {
  const message = letters[kind](localeCode.catch('en').parse(locale));
  return (
    <article className={css.mail}>
      <h1 className={css.subject}>{message.subject}</h1>
      <p className={css.preheader}>{message.preheader}</p>
      <iframe title="HTML" className={css.html} sandbox="" srcDoc={htmlOf(message)} />
      <div className={css.text}>{textOf(message)}</div>
    </article>
  );
}

/** The story of one kind, in the language of the toolbar. */
export const mailStory = (kind: MailKind): StoryObj => ({
  render: (_, { globals }) => <Mail kind={kind} locale={globals['locale']} />,
  // Scripts cannot run in the sandboxed frame, axe neither.
  parameters: { a11y: { options: { iframes: false } } },
});
