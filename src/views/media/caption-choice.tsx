import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { fileCaptionsMachine } from '#machines/media/file-captions.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { useFilePicker } from '#src/ui/fields/file-intake.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { CaptionProblem } from './caption-problem.tsx';
import css from './file-details.module.css';
import { useLanguages } from './language-names.ts';

type Actor = ActorRefFrom<typeof fileCaptionsMachine>;

/** The file that holds the captions: its name once one was chosen, and what chooses another. */
function CaptionFile({ actor }: { actor: Actor }) {
  const { t, hidden } = useText();
  const source = useSelector(actor, ({ context }) => context.source);
  const phase = useSelector(actor, ({ value }) => value);
  const { input, open } = useFilePicker({
    accept: '.vtt,.srt,text/vtt,application/x-subrip',
    isSingle: true,
    onChoose: ([file]) => file && actor.send({ type: 'file.choose', file }),
  });
  const name = hidden.names ? t('media.fileCaptions.hidden') : source?.name;
  return (
    <Stack gap={8}>
      <Row>
        <Button busy={phase === 'reading'} disabled={phase === 'sending'} onClick={open}>
          {t(source ? 'media.fileCaptions.another' : 'media.fileCaptions.choose')}
        </Button>
        {input}
        {source && <span className={css.line}>{name}</span>}
      </Row>
      <CaptionProblem actor={actor} of="file" />
    </Stack>
  );
}

/** The language of the captions; the page's own comes first, and those in use say what is replaced. */
function CaptionLanguage({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { own, all, nameOf } = useLanguages();
  const captions = useSelector(actor, ({ context }) => context.captions);
  const chosen = useSelector(actor, ({ context }) => context.language);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isSending = useSelector(actor, (state) => state.matches('sending'));
  const isRefused = failure?.kind === 'invalid' && failure.fields['language'] !== undefined;
  const isTaken = (language: string) => captions.some((one) => one.language === language);
  return (
    <SelectField
      name="language"
      label={t('media.fileCaptions.language')}
      compact
      disabled={isSending}
      value={chosen ?? own}
      error={isRefused ? t('media.fileCaptions.refusedLanguage') : undefined}
      options={all.map((value) => ({
        value,
        label: isTaken(value)
          ? t('media.fileCaptions.replaces', { language: nameOf(value) })
          : nameOf(value),
      }))}
      onSelect={(language) => actor.send({ type: 'language.choose', language })}
    />
  );
}

/** A file and its language, which become captions. */
export function CaptionChoice({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { own } = useLanguages();
  const language = useSelector(actor, ({ context }) => context.language ?? own);
  const canSend = useSelector(actor, (state) => state.can({ type: 'captions.send', language }));
  const isSending = useSelector(actor, (state) => state.matches('sending'));
  return (
    <Stack gap={12}>
      <CaptionFile actor={actor} />
      <CaptionLanguage actor={actor} />
      <CaptionProblem actor={actor} of="sending" />
      <Row>
        <Button
          tone="primary"
          busy={isSending}
          disabled={!canSend && !isSending}
          onClick={() => actor.send({ type: 'captions.send', language })}
        >
          {t('media.fileCaptions.send')}
        </Button>
        <Button disabled={isSending} onClick={() => actor.send({ type: 'captions.cancel' })}>
          {t('media.fileCaptions.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
