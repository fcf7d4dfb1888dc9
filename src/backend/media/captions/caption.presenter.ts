import type { Caption } from '#src/contract/media/file.ts';
import type { Backend } from '../../context.ts';
import type { FileRow } from '../../db/schema/files.ts';
import { mediaUrl } from '../addresses.ts';
import { captionName } from './names.ts';

/** Captions of a file by language, with addresses for a reader for whom it is open. */
export const presentCaptions = (
  backend: Backend,
  { hash, captions }: FileRow,
  isOpen: boolean,
  readerId: number | null,
): Caption[] =>
  (captions ?? []).map((one) => ({
    language: one.language,
    url: isOpen ? mediaUrl(backend, hash, captionName(one), readerId).url : null,
  }));
