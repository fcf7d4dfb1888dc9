import type { StoryObj } from '@storybook/react-vite';
import { localeCode } from '#src/contract/app/locale.ts';
import { htmlOf } from '#src/mails/html-part.tsx';
import type { MailKind } from '#src/mails/message.ts';
import { textOf } from '#src/mails/text-part.ts';
import { themeOf } from '#stories/lib/device.ts';
import { framed } from '#stories/lib/framed.ts';
import { WholeFrame } from '#stories/lib/whole-frame.tsx';
import { letters, type Sample } from './letters.ts';
import css from './mail.module.css';

/** Envelope of a mail, as a list of mails shows it, and below it both its parts. */
function Mail({ sample, globals }: { sample: Sample; globals: Readonly<Record<string, unknown>> }) {
  const message = sample(localeCode.catch('en').parse(globals['locale']));
  const { to, subject, preheader } = message;
  return (
    <article className={css.mail}>
      <header className={css.envelope}>
        <h1 className={css.subject} lang={message.locale} dir="auto">
          {subject}
        </h1>
        <p lang={message.locale} dir="auto">
          {preheader}
        </p>
        <p className={css.to}>To {to}</p>
      </header>
      <section className={css.part} aria-label="HTML">
        <h2 className={css.name}>HTML</h2>
        <WholeFrame
          title="HTML"
          className={css.html}
          html={htmlOf(message)}
          theme={themeOf(globals)}
        />
      </section>
      <section className={css.part} aria-label="Plain text">
        <h2 className={css.name}>Plain text</h2>
        <div className={css.text} lang={message.locale} dir="auto">
          {textOf(message)}
        </div>
      </section>
    </article>
  );
}

/** The story of a mail, in the language of the toolbar. */
export const sampleStory = (sample: Sample): StoryObj => ({
  render: (_, { globals }) => <Mail sample={sample} globals={globals} />,
  parameters: framed,
});

/** The story of one kind. */
export const mailStory = (kind: MailKind): StoryObj => sampleStory(letters[kind]);
