import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Folder } from '#machines/media/folder-name.types.ts';
import type { libraryMachine } from '#machines/media/library.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { FirstRows } from '#src/ui/lists/first-rows.tsx';
import { DropTarget } from '#src/ui/lists/drop-target.tsx';
import { ArrowLeft, Folder as FolderIcon } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './library-folders.module.css';

type Actor = ActorRefFrom<typeof libraryMachine>;

const rows = 2;

/** A folder, which opens, and takes files that are dropped on it. */
function FolderTile({ actor, folder: { id, name, count } }: { actor: Actor; folder: Folder }) {
  const { plural } = useText();
  const selection = useSelector(actor, ({ context }) => context.selection);
  const isTaking = useSelector(
    selection,
    (state) => state.matches('dropping') && state.context.drop?.folder.id === id,
  );
  return (
    <DropTarget
      className={css.target}
      isBusy={isTaking}
      onDrop={(hash) => selection.send({ type: 'files.drop', hash, folder: { id, name } })}
    >
      <Link look="bare" href={`${href('libraryUploaded')}?folder=${id}`}>
        <span className={css.tile}>
          <Icon of={FolderIcon} />
          <span className={css.name}>{name}</span>
          <span className={css.count}>{plural('media.library.count', count)}</span>
        </span>
      </Link>
    </DropTarget>
  );
}

/** One's folders as tiles; inside of one its name, what can be done with it, and the way out. */
export function LibraryFolders({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const { folders, folder, isWhole } = useSelector(
    actor,
    ({ context: { folders, folder, showsAllFolders } }) => ({
      folders,
      folder,
      isWhole: showsAllFolders,
    }),
    shallowEqual,
  );
  const current = folders?.find(({ id }) => id === folder);
  if (folder !== null)
    return (
      <div className={css.head}>
        <Link href={href('libraryUploaded')} icon={ArrowLeft}>
          {t('media.library.allFiles')}
        </Link>
        {current && (
          <>
            <Heading>{current.name}</Heading>
            <span className={css.count}>{plural('media.library.count', current.count)}</span>
            <Button tone="quiet" onClick={() => actor.send({ type: 'folder.rename' })}>
              {t('media.library.renameFolder')}
            </Button>
            <Button tone="quiet" onClick={() => actor.send({ type: 'folder.delete' })}>
              {t('media.library.deleteFolder')}
            </Button>
          </>
        )}
      </div>
    );
  if (!folders) return null;
  return (
    <div className={css.folders}>
      {folders.length > 0 && (
        <FirstRows
          label={t('media.library.folders')}
          className={css.tiles}
          rows={rows}
          tiles={folders.map((each) => ({
            key: each.id,
            tile: <FolderTile actor={actor} folder={each} />,
          }))}
          isWhole={isWhole}
          words={{
            all: plural('media.library.allFolders', folders.length),
            fewer: t('media.library.fewerFolders'),
          }}
          onSwitch={() => actor.send({ type: 'folders.switch' })}
        />
      )}
      <Button tone="quiet" onClick={() => actor.send({ type: 'folder.create' })}>
        {t('media.library.newFolder')}
      </Button>
    </div>
  );
}
