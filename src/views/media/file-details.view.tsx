import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { fileDetailsMachine } from '#machines/media/file-details.machine.ts';
import type { LibraryFile } from '#machines/media/library-file.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { Facts } from '#src/ui/style/facts.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { lengthText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './file-details.module.css';
import { FileTending } from './file-tending.tsx';
import { FileUsesList } from './file-uses.tsx';
import { useRoom } from './use-room.ts';

type Actor = ActorRefFrom<typeof fileDetailsMachine>;

const phaseOf = (state: SnapshotFrom<typeof fileDetailsMachine>) =>
  (['loading', 'failed'] as const).find((uses) => state.matches({ open: { uses } })) ?? 'shown';

const fact = (name: string, value: string | null) => (value === null ? [] : [{ name, value }]);

/** Facts of a file, as far as they are known. */
function FileFacts({ file }: { file: LibraryFile }) {
  const { t, date, number, hidden } = useText();
  const room = useRoom();
  const { type, at, bytes, width, height, seconds, alt } = file;
  const isUnread = type === 'video' && seconds === null;
  return (
    <Facts
      facts={[
        ...fact(t('media.library.kind'), t(`media.fileDetails.kinds.${type}`)),
        ...fact(t('media.fileDetails.uploaded'), date(at)),
        ...fact(t('media.fileDetails.size'), bytes === null ? null : room(bytes)),
        ...fact(
          t('media.fileDetails.pixels'),
          type === 'audio' || isUnread ? null : `${number(width)} × ${number(height)}`,
        ),
        ...fact(t('media.fileDetails.length'), seconds === null ? null : lengthText(seconds)),
        ...fact(t('media.fileDetails.description'), hidden.names ? null : alt),
      ]}
    />
  );
}

/** A file of the library: its facts, what may be changed, and the posts and messages that show it. */
export function FileDetailsView({ actor }: { actor: Actor }) {
  const { t, hidden } = useText();
  const file = useSelector(actor, ({ context }) => context.file);
  const uses = useSelector(actor, ({ context }) => context.uses);
  const phase = useSelector(actor, phaseOf);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isGone = useSelector(actor, ({ context }) => context.failure?.kind === 'notFound');
  const name = hidden.names ? null : file.name;
  return (
    <DialogPanel
      title={name ?? t(`media.fileDetails.kinds.${file.type}`)}
      actions={
        <>
          <Button
            tone="quiet"
            disabled={isBusy}
            onClick={() => actor.send({ type: 'file.delete' })}
          >
            {t('media.fileDetails.remove')}
          </Button>
          <DialogCancel firstFocus>{t('media.fileDetails.close')}</DialogCancel>
        </>
      }
    >
      <div className={css.details}>
        <FileFacts file={file} />
        <FileTending actor={actor} />
        <Heading>{t('media.fileDetails.usedIn')}</Heading>
        <Resource
          phase={phase}
          lines={2}
          tone="caution"
          texts={{
            loading: t('media.fileDetails.loading'),
            failed: t(`media.fileDetails.${isGone ? 'gone' : 'failed'}`),
            retry: t('media.library.retry'),
          }}
          onRetry={() => actor.send({ type: 'uses.retry' })}
        >
          {uses && <FileUsesList uses={uses} />}
        </Resource>
      </div>
    </DialogPanel>
  );
}
