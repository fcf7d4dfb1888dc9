import type { NoticeShown } from '../app/notice.types.ts';
import type { FolderChange } from '../people/undo.types.ts';

/** Files that went into a folder, or out of one where there is no name. */
interface Moved {
  readonly count: number;
  readonly name: string | undefined;
  readonly changes: readonly FolderChange[];
}

const undoOf = (changes: readonly FolderChange[]) => ({
  label: 'media.folderMove.undo',
  undo: { kind: 'files' as const, changes },
});

/** Reports a move, with its undo where anything changed by it. */
export function movedNotice({ count, name, changes }: Moved): NoticeShown {
  const isSame = changes.every(({ added, removed }) => added.length + removed.length === 0);
  return {
    type: 'notice.shown',
    tone: 'positive',
    key: `media.folderMove.${name === undefined ? 'out' : 'moved'}`,
    params: { thing: name ?? '', count },
    ...(!isSame && { action: undoOf(changes) }),
  };
}
