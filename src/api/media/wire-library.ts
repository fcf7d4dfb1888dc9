import type { Media } from '#src/contract/media/file.ts';
import type { Folder, FolderMoveAnswer } from '#src/contract/media/folder.ts';
import type { OwnedFile, UploadedFile } from '#src/contract/media/library.ts';
import * as read from '../lib/reader.ts';
import { media, money, userCard } from '../people/wire-people.ts';
import { nextCursor } from '../posts/wire-posts.ts';

const folder = read.sureRecord<Folder>({ id: read.id, name: read.text(), count: read.number() });
export const folderAnswer = read.sureRecord<{ data: Folder }>({ data: folder });
export const foldersAnswer = read.sureRecord<{ data: Folder[] }>({ data: read.sureList(folder) });
export const folderMoveAnswer = read.sureRecord<FolderMoveAnswer>({
  data: read.sureList(
    read.sureRecord<FolderMoveAnswer['data'][number]>({
      folder_id: read.id,
      added: read.sureList(read.sureText),
      removed: read.sureList(read.sureText),
    }),
  ),
});

type Mark = NonNullable<UploadedFile['mark']>;
const mark = read.sureRecord<Mark>({
  kind: read.oneOf(['bought', 'sent', 'offered', 'shown'], 'sent'),
  at: read.moment,
  price: read.orNull(money),
});

const preview = read.optional(read.oneOf(['none', 'off', 'on'], 'none'));

const originalUrl = read.optional(read.orNull(read.sureText));

export const uploadedAnswer = read.sureRecord({
  data: read.sureList<UploadedFile>((value) => ({
    ...media(value),
    name: read.orNull(read.sureText)(read.fieldOf(value, 'name')),
    bytes: read.number()(read.fieldOf(value, 'bytes')),
    created_at: read.moment(read.fieldOf(value, 'created_at')),
    posts: read.number()(read.fieldOf(value, 'posts')),
    mark: read.orNull(mark)(read.fieldOf(value, 'mark')),
    preview: preview(read.fieldOf(value, 'preview')),
    original_url: originalUrl(read.fieldOf(value, 'original_url')),
  })),
  meta: read.record({
    next_cursor: read.orNull(read.sureText),
    count: read.orNull(read.id),
    bytes: read.orNull(read.id),
    storage: read.orNull(read.id),
  }),
});

const purchase = read.sureRecord<OwnedFile['purchase']>({
  subject: read.oneOf(['post', 'message'], 'post'),
  subject_id: read.id,
  title: read.orNull(read.sureText),
  payment_id: read.orNull(read.id),
  from: userCard,
  price: money,
  bought_at: read.moment,
});
export const ownedAnswer = read.sureRecord({
  data: read.sureList<OwnedFile>((value) => ({
    ...media(value),
    purchase: purchase(read.fieldOf(value, 'purchase')),
  })),
  meta: nextCursor,
});

export const fileAnswer = read.sureRecord<{ data: Media }>({ data: media });
