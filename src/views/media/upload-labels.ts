import type { Upload, UploadReason } from '#machines/media/uploaded.types.ts';
import { isDelay } from '#machines/media/upload.types.ts';
import { useText } from '#src/ui/texts/text.tsx';

const mega = 1_048_576;

/** Translations of our server's file errors; other servers' sentences are shown as is. */
const refusals: Readonly<Record<string, 'media.upload.full' | 'media.upload.tooManyPixels'>> = {
  'Your storage is full.': 'media.upload.full',
  'The file field has invalid image dimensions.': 'media.upload.tooManyPixels',
};

const kilo = 1_024;

/** Bytes as people read them: megabytes with one decimal, kilobytes of what is less. */
export function useSizeLabel() {
  const { number } = useText();
  return (bytes: number) =>
    bytes > 0 && bytes < mega / 10
      ? number(Math.ceil(bytes / kilo), { style: 'unit', unit: 'kilobyte' })
      : number(bytes / mega, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}

const longestName = 48;
/** Letters of a name's end that stay: its number, and what kind of file it is. */
const keptEnd = 15;

/** A file's name as it is shown and read out: short, and without signs that turn its letters round. */
export function shownFilename(name: string): string {
  const plain = name.replaceAll(/[\p{Bidi_Control}\p{Cc}]/gu, '');
  const letters = Array.from(plain);
  if (letters.length <= longestName) return plain;
  return `${letters.slice(0, longestName - keptEnd - 1).join('')}…${letters.slice(-keptEnd).join('')}`;
}

/** Error text of a failed upload (spec §8). */
export function useFailureLabel() {
  const { t, list, number } = useText();
  const size = useSizeLabel();
  const known = (said: string) => {
    const text = refusals[said];
    return text === undefined ? said : t(text);
  };
  const words = (reason: UploadReason | null): string => {
    if (reason === null) return t('media.upload.offline');
    switch (reason.kind) {
      case 'tooLarge':
        return t('media.upload.tooLarge', { limit: size(reason.limit) });
      case 'tooManyPixels':
        return t('media.upload.pixelLimit', { limit: number(reason.limit) });
      case 'tooManyFramePixels':
        return t('media.upload.framePixelLimit', { limit: number(reason.limit) });
      case 'tooManyFrames':
        return t('media.upload.frameLimit', { limit: number(reason.limit) });
      case 'tooManyScans':
        return t('media.upload.scanLimit', { limit: number(reason.limit) });
      case 'wrongType':
        return t('media.upload.wrongType', { kinds: list([...reason.kinds]) });
      case 'refused':
        return known(reason.list);
      case 'busy':
        return t('media.upload.delays.waiting.busy');
      case 'unsent':
        return t('media.upload.unreadable');
      default:
        return t(`media.upload.${reason.kind}`);
    }
  };
  return ({ name, reason, share = 0 }: Pick<Upload, 'name' | 'reason'> & { share?: number }) => {
    if (reason?.kind !== 'unsent')
      return t('media.upload.failed', { filename: shownFilename(name), list: words(reason) });
    const params = { filename: shownFilename(name), share: number(share, { style: 'percent' }) };
    return t(share > 0 ? 'media.upload.unsentFrom' : 'media.upload.unsent', params);
  };
}

/** Progress text of an upload, or the reason why it waits. */
export function useProgressLabel() {
  const { t } = useText();
  const delay = useDelayLabel();
  return (upload: Upload) => delay(upload) ?? t(`media.upload.${upload.status}`);
}

/** Reason why a file waits for the server; null if it does not. */
function useDelayLabel() {
  const { t } = useText();
  return ({ status, reason }: Upload) => {
    if (status === 'waiting' && reason?.kind === 'offline') return t('media.upload.interrupted');
    return isDelay(reason) && (status === 'waiting' || status === 'processing')
      ? t(`media.upload.delays.${status}.${reason.kind}`)
      : null;
  };
}

/** Reasons why files wait for the server, without duplicates; the tiles have no room for them. */
export function useDelayLabels() {
  const delay = useDelayLabel();
  return (uploads: readonly Upload[]) => [...new Set(uploads.flatMap((one) => delay(one) ?? []))];
}

const moving: ReadonlySet<Upload['status']> = new Set([
  'queued',
  'checking',
  'uploading',
  'waiting',
  'processing',
]);

/** True while an upload is queued, sent or processed. */
export const isMoving = ({ status }: Upload): boolean => moving.has(status);
