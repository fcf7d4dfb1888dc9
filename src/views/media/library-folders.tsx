import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { libraryMachine } from '#machines/media/library.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { ArrowLeft, Folder } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './library-folders.module.css';

type Actor = ActorRefFrom<typeof libraryMachine>;

/** One's folders as tiles; inside of one its name, what can be done with it, and the way out. */
export function LibraryFolders({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const { folders, folder } = useSelector(
    actor,
    ({ context: { folders, folder } }) => ({ folders, folder }),
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
        <ul className={css.tiles} aria-label={t('media.library.folders')}>
          {folders.map(({ id, name, count }) => (
            <li key={id}>
              <Link look="bare" href={`${href('libraryUploaded')}?folder=${id}`}>
                <span className={css.tile}>
                  <Icon of={Folder} />
                  <span className={css.name}>{name}</span>
                  <span className={css.count}>{plural('media.library.count', count)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button tone="quiet" onClick={() => actor.send({ type: 'folder.create' })}>
        {t('media.library.newFolder')}
      </Button>
    </div>
  );
}
