import type { PickableFile } from './file-picker.types.ts';
import type { Upload } from './uploaded.types.ts';

/** A file of the library as it stands in a form: the server has it, and nothing is sent. */
export function pickedUpload(file: PickableFile): Upload {
  const { hash, name, bytes, width, height, placeholder, thumbUrl, seconds } = file;
  const picture = { width, height, placeholder, thumbUrl };
  return {
    id: hash,
    name: name ?? '',
    size: bytes ?? 0,
    status: 'ready',
    share: 1,
    reason: null,
    hash,
    picture: seconds === null ? picture : { ...picture, seconds },
    source: null,
  };
}

/** True if the member has the file, or could buy it: it is asked about before it goes again. */
export const isMarked = ({ mark }: PickableFile): boolean => mark !== null && mark.kind !== 'shown';
