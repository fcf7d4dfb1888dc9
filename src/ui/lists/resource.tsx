import type { ReactNode } from 'react';
import { RetryCallout } from '../style/callout.tsx';
import { Loading } from '../loading/loading.tsx';
import { ButtonSkeleton } from '../loading/form-skeleton.tsx';
import { Skeleton } from '../loading/skeleton.tsx';
import type { Tone } from '../style/tone.ts';

/** Texts of something that is read as a whole. */
export interface ResourceTexts {
  /** Text of the loading state, for screen readers. */
  readonly loading: string;
  /** Text of the error state. */
  readonly failed: string;
  readonly retry: string;
}

interface ResourceProps {
  /** The leaf state of the chart (`machines/parts/resource`); any other shows what was read. */
  readonly phase: string;
  readonly texts: ResourceTexts;
  /** Number of skeleton lines while loading; left out for the place of a button. */
  readonly lines?: number;
  /** Skeleton of another shape, as high as what comes. */
  readonly skeleton?: ReactNode;
  /** Tone of the error, by the weight of what failed to load. */
  readonly tone?: Tone;
  readonly onRetry: () => void;
  /** Content once it has loaded. */
  readonly children: ReactNode;
}

/** Something that is read as a whole, in every state of the part that its chart is made of. */
export function Resource({
  phase,
  texts,
  lines,
  skeleton = lines === undefined ? <ButtonSkeleton /> : <Skeleton lines={lines} />,
  tone,
  onRetry,
  children,
}: ResourceProps) {
  if (phase === 'loading') return <Loading label={texts.loading}>{skeleton}</Loading>;
  if (phase === 'failed')
    return (
      <RetryCallout tone={tone ?? 'negative'} retry={texts.retry} onRetry={onRetry}>
        {texts.failed}
      </RetryCallout>
    );
  return children;
}
