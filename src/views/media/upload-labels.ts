import type { Upload, UploadReason } from '#machines/media/uploaded.types.ts';
import { isDelay } from '#machines/media/upload.types.ts';
import { useText } from '#src/ui/texts/text.tsx';

const mega = 1_048_576;

/** What our server says of a file, in the reader's language; other servers say it themselves. */
const refusals: Readonly<Record<string, 'media.upload.full' | 'media.upload.tooManyPixels'>> = {
  'Your storage is full.': 'media.upload.full',
  'The file field has invalid image dimensions.': 'media.upload.tooManyPixels',
};

/** Bytes as people read them: megabytes with one decimal. */
export function useSizeLabel() {
  const { number } = useText();
  return (bytes: number) =>
    number(bytes / mega, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}

/** What is said about a file that did not come through (spec §8), in the reader's language. */
export function useFailureLabel() {
  const { t, list } = useText();
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
      case 'wrongType':
        return t('media.upload.wrongType', { kinds: list([...reason.kinds]) });
      case 'refused':
        return known(reason.list);
      case 'busy':
        return t('media.upload.delays.waiting.busy');
      default:
        return t(`media.upload.${reason.kind}`);
    }
  };
  return ({ name, reason }: Pick<Upload, 'name' | 'reason'>) =>
    t('media.upload.failed', { filename: name, list: words(reason) });
}

/** How a file is doing that is on its way, and why it waits. */
export function useProgressLabel() {
  const { t } = useText();
  const delay = useDelayLabel();
  return (upload: Upload) => delay(upload) ?? t(`media.upload.${upload.status}`);
}

/** Why a file waits for the server; null when it does not. */
function useDelayLabel() {
  const { t } = useText();
  return ({ status, reason }: Upload) =>
    isDelay(reason) && (status === 'waiting' || status === 'processing')
      ? t(`media.upload.delays.${status}.${reason.kind}`)
      : null;
}

/** Why files wait for the server, each reason once: their tiles have no room for words. */
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

/** Whether bytes of it are on their way. */
export const isMoving = ({ status }: Upload): boolean => moving.has(status);
