import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { selectionMachine } from '#machines/media/selection.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { LiveRegion } from '#src/ui/focus/live-region.tsx';
import { X } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './selection.module.css';
import { useRoom } from './use-room.ts';

type Actor = ActorRefFrom<typeof selectionMachine>;

/** Ways to move or delete the chosen files. */
function Bar({ actor, summary }: { actor: Actor; summary: string }) {
  const { t, plural } = useText();
  const { most, isTooMany, isAll } = useSelector(
    actor,
    ({ context: { chosen, listed, most } }) => ({
      most,
      isTooMany: chosen.length > most,
      isAll: chosen.length === listed.length,
    }),
    shallowEqual,
  );
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <div className={css.bar} role="group" aria-label={t('media.selection.title')}>
      <IconButton
        icon={X}
        label={t('media.selection.clear')}
        onClick={() => actor.send({ type: 'selection.clear' })}
      />
      <span className={css.summary}>{summary}</span>
      <Button disabled={isAll} tone="quiet" onClick={() => actor.send({ type: 'selection.all' })}>
        {t('media.selection.all')}
      </Button>
      <Button disabled={isTooMany || isBusy} onClick={() => actor.send({ type: 'selection.move' })}>
        {t('media.selection.move')}
      </Button>
      <Button
        disabled={isTooMany || isBusy}
        onClick={() => actor.send({ type: 'selection.delete' })}
      >
        {t('media.selection.delete')}
      </Button>
      {isTooMany && <span className={css.limit}>{plural('media.selection.limit', most)}</span>}
    </div>
  );
}

/** The bar of the chosen files, which says how many they are; nothing chosen leaves what it covers. */
export function SelectionView({
  actor,
  bytes = 0,
  children,
}: {
  actor: Actor;
  /** Size of the chosen files; 0 where nobody knows it. */
  bytes?: number;
  /** Stands in its place while nothing is chosen. */
  children?: ReactNode;
}) {
  const { t, plural } = useText();
  const room = useRoom();
  const length = useSelector(actor, ({ context }) => context.chosen.length);
  const count = plural('media.selection.count', length);
  const summary = bytes === 0 ? count : t('media.selection.sized', { count, size: room(bytes) });
  return (
    <>
      <KeepFocus className={length === 0 ? undefined : css.place}>
        {length === 0 ? children : <Bar actor={actor} summary={summary} />}
      </KeepFocus>
      <LiveRegion>{length > 0 && summary}</LiveRegion>
    </>
  );
}
