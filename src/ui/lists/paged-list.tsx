import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Callout } from '../style/callout.tsx';
import { Loading } from '../loading/loading.tsx';
import { MutedText } from '../style/prose.tsx';
import { Sentinel } from './sentinel.tsx';
import { Stack } from '../style/stack.tsx';

/** Texts of a list that is read page by page. */
export interface PagedListTexts {
  /** Text of the loading state, for screen readers. */
  readonly loading: string;
  /** Nothing could be read at all. */
  readonly failed: string;
  /** The next page did not come. */
  readonly interrupted: string;
  readonly retry: string;
  /** Below the last entry; left out where the rows say enough. */
  readonly end?: string;
}

interface PagedListProps {
  /** The leaf state of the chart (`machines/parts/paged-list`); any other shows the rows. */
  readonly phase: string;
  /** Number of entries shown. */
  readonly count: number;
  readonly texts: PagedListTexts;
  /** The shape of so many entries that are on their way. */
  readonly skeleton: (count: number) => ReactNode;
  /** Placeholder of an empty list. */
  readonly empty: ReactNode;
  readonly onNear: () => void;
  readonly onRetry: () => void;
  /** The rows. */
  readonly children: ReactNode;
}

/** A list that is read page by page, in every state of the part that its chart is made of. */
export function PagedList({
  phase,
  count,
  texts,
  skeleton,
  empty,
  onNear,
  onRetry,
  children,
}: PagedListProps) {
  const retry = <Button onClick={onRetry}>{texts.retry}</Button>;
  if (phase === 'loading') return <Loading label={texts.loading}>{skeleton(3)}</Loading>;
  if (phase === 'failed')
    return (
      <Callout tone="negative" actions={retry}>
        {texts.failed}
      </Callout>
    );
  if (phase === 'empty') return empty;
  return (
    <Stack gap={16}>
      {children}
      {phase === 'resting' && <Sentinel mark={count} onNear={onNear} />}
      {phase === 'loadingMore' && <Loading label={texts.loading}>{skeleton(1)}</Loading>}
      {phase === 'interrupted' && (
        <Callout tone="caution" actions={retry}>
          {texts.interrupted}
        </Callout>
      )}
      {phase === 'exhausted' && texts.end !== undefined && <MutedText>{texts.end}</MutedText>}
    </Stack>
  );
}
