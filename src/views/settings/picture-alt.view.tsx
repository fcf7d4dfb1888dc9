import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { pictureAltMachine } from '#machines/settings/picture-alt.machine.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { formWords } from '#src/ui/fields/form-text.ts';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { Submission } from '#src/ui/fields/submission.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { Textarea } from '#src/ui/fields/textarea.tsx';
import { AttemptStatus } from '../auth/attempt-form.tsx';
import { formTexts } from '../auth/refusal-texts.ts';
import { refusalOf, type Words } from '../auth/refusal.ts';

const words: Words = {
  ...formTexts,
  'There is no picture to describe.': 'settings.pictureAlt.gone',
};

/** The words of one picture, in every state of their chart. */
export function PictureAltView({ actor }: { actor: ActorRefFrom<typeof pictureAltMachine> }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const slot = useSelector(actor, ({ context }) => context.slot);
  const alt = useSelector(actor, ({ context }) => context.alt);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isUpdated = phase === 'updated';
  return (
    <Submission
      label={t(`settings.pictureAlt.title.${slot}`)}
      phase={phase}
      failure={failure}
      notice={
        <>
          <KeptFields name={`settings-${slot}-alt`} isSaved={isUpdated} />
          {isUpdated && <Callout tone="positive">{t('settings.pictureAlt.updated')}</Callout>}
          <AttemptStatus actor={actor} fields={['alt']} words={words} />
        </>
      }
      submit={t('settings.pictureAlt.submit')}
      onSubmit={(data) => actor.send({ type: 'form.submit', alt: formWords(data, 'alt') })}
    >
      <Textarea
        name="alt"
        label={t(`settings.pictureAlt.title.${slot}`)}
        help={t('settings.pictureAlt.help')}
        defaultValue={alt}
        maxLength={1000}
        rows={2}
        grows
        error={refusalOf(t, failure, 'alt', words)}
        readOnly={phase === 'saving'}
      />
    </Submission>
  );
}
