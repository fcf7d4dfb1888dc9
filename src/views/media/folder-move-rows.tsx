import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { folderMoveMachine } from '#machines/media/folder-move.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChoiceTiles } from '#src/ui/fields/choice-tiles.tsx';
import { ListSearch } from '#src/ui/fields/list-search.tsx';
import { LiveRegion } from '#src/ui/focus/live-region.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './folder-move.module.css';

type Actor = ActorRefFrom<typeof folderMoveMachine>;

/** No folder: the file stays among all others. */
const none = 'none';
/** Folders that are seen at a glance. */
const few = 8;

/** Folders to choose from, the words that narrow them, and the way to a new one. */
export function FolderMoveRows({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const { folders, found, chosen, from, search } = useSelector(
    actor,
    ({ context: { folders, found, chosen, from, search } }) => ({
      folders: folders ?? [],
      found,
      chosen,
      from,
      search,
    }),
    shallowEqual,
  );
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const words = search.trim();
  const isLong = folders.length > few;
  const isNone = folders.length === 0 && from === null;
  const make = (
    <div className={css.make}>
      <Button tone="quiet" disabled={isBusy} onClick={() => actor.send({ type: 'folder.create' })}>
        {words !== '' && found.length === 0
          ? t('media.folderMove.createNamed', { words })
          : t('media.folderName.create')}
      </Button>
    </div>
  );
  return (
    <>
      {isLong && (
        <div className={css.head}>
          <ListSearch
            label={t('media.folderMove.search')}
            maxLength={50}
            value={search}
            onInput={(text) => actor.send({ type: 'search.change', text })}
          />
          {make}
        </div>
      )}
      <LiveRegion>{words !== '' && plural('media.folderMove.found', found.length)}</LiveRegion>
      {isNone ? (
        <p className={css.none}>{t('media.folderMove.noFolders')}</p>
      ) : words !== '' && found.length === 0 ? (
        <p className={css.none}>{t('media.folderMove.noMatch', { words })}</p>
      ) : (
        <div className={css.rows}>
          <ChoiceTiles
            label={t('media.folderMove.folder')}
            name="folder"
            value={chosen === null ? none : String(chosen)}
            disabled={isBusy}
            tiles={[
              ...(words === '' ? [{ value: none, label: t('media.folderMove.none') }] : []),
              ...found.map(({ id, name, count }) => ({
                value: String(id),
                label: name,
                detail: plural('media.folderMove.files', count),
              })),
            ]}
            onChoose={(value) =>
              actor.send({ type: 'folder.choose', id: value === none ? null : Number(value) })
            }
          />
        </div>
      )}
      {!isLong && make}
    </>
  );
}
