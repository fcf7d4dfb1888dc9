import { secondsLeft, type UploadSummary } from '#machines/media/upload-summary.types.ts';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { useText } from '#src/ui/texts/text.tsx';

const rates = [
  { from: 104_858, of: 1_048_576, unit: 'megabyte-per-second', digits: 1 },
  { from: 0, of: 1_024, unit: 'kilobyte-per-second', digits: 0 },
] as const;
const spans = [
  { from: 5_400, of: 3_600, unit: 'hour', digits: 1 },
  { from: 60, of: 60, unit: 'minute', digits: 0 },
  { from: 0, of: 1, unit: 'second', digits: 0 },
] as const;
/** Seconds below a minute are said in steps, so that the words rest. */
const step = 5;

/** Rates and durations as people read them, in their language. */
function useMeasures() {
  const { number } = useText();
  const said = (value: number, all: typeof rates | typeof spans) => {
    const { of, unit, digits } = all.find(({ from }) => value >= from) ?? all[0];
    return number(value / of, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    });
  };
  return {
    /** Bytes a second. */
    rate: (bytes: number) => said(bytes, rates),
    /** Time in seconds, rounded up. */
    time: (seconds: number) =>
      said(seconds < 60 ? Math.max(1, Math.ceil(seconds / step)) * step : seconds, spans),
  };
}

/** Share, rate and time left of an upload whose bytes move; null while its rate is not known. */
export function useSpeedLabel() {
  const { t, number } = useText();
  const measures = useMeasures();
  return (upload: Upload): string | null => {
    const seconds = secondsLeft(upload);
    if (seconds === null || !upload.rate) return null;
    return t('media.upload.speed', {
      share: number(upload.share, { style: 'percent' }),
      rate: measures.rate(upload.rate),
      time: measures.time(seconds),
    });
  };
}

/** The one line of several uploads: the most urgent of what there is. */
export function useSummaryLabel() {
  const { plural } = useText();
  const measures = useMeasures();
  return (summary: UploadSummary): string => {
    const { total, sending, processing, failed, duplicates, ready, seconds } = summary;
    if (sending > 0 && seconds !== null)
      return plural('media.uploadTray.movingLeft', sending, {
        total,
        time: measures.time(seconds),
      });
    if (sending > 0) return plural('media.uploadTray.moving', sending, { total });
    if (processing > 0) return plural('media.uploadTray.processing', processing, { total });
    if (failed > 0) return plural('media.uploadTray.failed', failed);
    if (duplicates > 0) return plural('media.uploadTray.duplicate', duplicates);
    return plural('media.uploadTray.ready', ready);
  };
}

/** Words for a screen reader: start, failures and end, never shares. */
export function useSpokenSummary() {
  const { plural } = useText();
  return ({ total, sending, processing, failed, duplicates, ready }: UploadSummary): string => {
    if (failed > 0) return plural('media.uploadTray.failed', failed);
    if (duplicates > 0) return plural('media.uploadTray.duplicate', duplicates);
    if (sending + processing > 0) return plural('media.uploadTray.begun', total);
    return plural('media.uploadTray.ready', ready);
  };
}
