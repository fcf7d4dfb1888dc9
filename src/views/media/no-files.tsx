import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { libraryMachine } from '#machines/media/library.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Folder, Library, Search } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { isNarrowed } from './library-choices.ts';

type Actor = ActorRefFrom<typeof libraryMachine>;

/** Nothing is there: what would be, and the way on. Uploads have theirs above. */
export function NoFiles({ actor }: { actor: Actor }) {
  const { t } = useText();
  const list = useSelector(actor, ({ context }) => context.list);
  const folder = useSelector(actor, ({ context }) => context.folder);
  const isFiltered = useSelector(actor, ({ context }) => isNarrowed(context.filters));
  if (isFiltered)
    return (
      <EmptyState
        icon={Search}
        title={t('media.library.noMatch')}
        actions={
          <Button onClick={() => actor.send({ type: 'filters.clear' })}>
            {t('media.library.clear')}
          </Button>
        }
      >
        {t('media.library.noMatchText')}
      </EmptyState>
    );
  if (folder !== null)
    return (
      <EmptyState icon={Folder} title={t('media.library.emptyFolder')}>
        {t('media.library.emptyFolderText')}
      </EmptyState>
    );
  if (list === 'uploaded')
    return (
      <EmptyState icon={Library} title={t('media.library.noFiles')}>
        {t('media.library.noFilesText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Library}
      title={t('media.library.noPurchases')}
      actions={
        <Link look="primary" href={href('explore')}>
          {t('media.library.explore')}
        </Link>
      }
    >
      {t('media.library.noPurchasesText')}
    </EmptyState>
  );
}
