import type { LibraryFile, LibraryPurchase } from '#machines/media/library-file.types.ts';
import type { LibraryAsked, LibraryPage } from '#machines/media/library.types.ts';
import type { LibraryFilters, ViewerAddress } from '#machines/media/viewer.types.ts';
import type { Media } from '#src/contract/media/file.ts';
import type { OwnedFile, UploadedFile } from '#src/contract/media/library.ts';
import { dayStart } from '../lib/day-start.ts';
import { extrasOf } from '../posts/post.ts';
import { listFolders } from './folders.ts';
import type { Http } from '../lib/http.types.ts';
import { fileAnswer, ownedAnswer, uploadedAnswer } from './wire-library.ts';

const toFile = (media: Media, at: string, purchase: LibraryPurchase | null): LibraryFile => ({
  name: null,
  bytes: null,
  seconds: media.duration,
  posts: null,
  key: purchase ? `${purchase.subject} ${purchase.subjectId} ${media.hash}` : media.hash,
  hash: media.hash,
  type: media.type,
  placeholder: media.placeholder,
  alt: media.alt,
  url: media.url,
  thumbUrl: media.thumb_url,
  width: media.width,
  height: media.height,
  at,
  purchase,
  ...extrasOf(media),
});

/** A file of one's own; a server that does not say how large it is leaves it open. */
export const toOwn = (file: UploadedFile): LibraryFile => ({
  ...toFile(file, file.created_at, null),
  name: file.name,
  bytes: file.bytes || null,
  posts: file.posts,
  ...(file.preview && { preview: file.preview }),
  ...(file.original_url && { originalUrl: file.original_url }),
});

const toPurchase = (purchase: OwnedFile['purchase']): LibraryPurchase => {
  const { subject, subject_id: subjectId, payment_id: paymentId, title, from, price } = purchase;
  return {
    subject,
    subjectId,
    paymentId,
    title,
    from: { id: from.id, username: from.username, displayName: from.display_name },
    price,
  };
};

const queryOf = ({ search, kind, from, to, unused }: LibraryFilters) => ({
  q: search.trim() || undefined,
  type: kind ?? undefined,
  from: dayStart(from),
  to: dayStart(to, 1),
  unused: unused ? 1 : undefined,
});

/** `GET /api/v1/library/uploaded?cursor&folder&q&type&from&to&unused`, its first page with all folders, or `/library/owned?cursor`. */
export const loadLibrary = async (
  http: Http,
  { list, cursor, folder, filters }: LibraryAsked,
): Promise<LibraryPage> => {
  const query = { cursor: cursor ?? undefined };
  if (list === 'uploaded') {
    const path = '/api/v1/library/uploaded';
    const narrow = { query: { ...query, ...queryOf(filters), folder: folder ?? undefined } };
    const [answer, folders] = await Promise.all([
      http.get<unknown>(path, narrow),
      cursor === null ? listFolders(http) : null,
    ]);
    const { data, meta } = uploadedAnswer(answer);
    const { count, bytes, storage, next_cursor: older } = meta;
    const entries = data.map((file) => toOwn(file));
    const isSized = count !== null && bytes !== null && storage !== null;
    const size = isSized ? { count, bytes, storage } : null;
    return { entries, cursor: older, size, folders };
  }
  const { data, meta } = ownedAnswer(await http.get<unknown>('/api/v1/library/owned', { query }));
  const entries = data.map((file) =>
    toFile(file, file.purchase.bought_at, toPurchase(file.purchase)),
  );
  return { entries, cursor: meta.next_cursor, size: null, folders: null };
};

/** `GET /api/v1/library/files/{hash}`: one's own or bought, with addresses signed anew. */
export const renewAddress = async (http: Http, hash: string): Promise<ViewerAddress> => {
  const { data } = fileAnswer(await http.get<unknown>(`/api/v1/library/files/${hash}`));
  const { hls_url: streamUrl } = data;
  return { hash, url: data.url, thumbUrl: data.thumb_url, ...(streamUrl && { streamUrl }) };
};
