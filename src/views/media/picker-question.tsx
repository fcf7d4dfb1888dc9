import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { filePickerMachine } from '#machines/media/file-picker.machine.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './file-picker.module.css';

const kinds = ['bought', 'sent', 'offered'] as const;

/** Number of the chosen files that the member has bought, was sent or offered before. */
export function PickerQuestion({ actor }: { actor: ActorRefFrom<typeof filePickerMachine> }) {
  const { t, plural, nameOf } = useText();
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const name = useSelector(actor, ({ context }) => context.about?.name ?? null);
  const who = nameOf(name === null ? null : { displayName: name }, t('media.filePicker.somebody'));
  return (
    <div className={css.question}>
      {kinds.map((kind) => {
        const count = chosen.filter(({ mark }) => mark?.kind === kind).length;
        return (
          count > 0 && (
            <p key={kind}>{plural(`media.filePicker.again.${kind}`, count, { name: who })}</p>
          )
        );
      })}
    </div>
  );
}
