import type { ReactNode } from 'react';
import type { PictureSlot } from '#machines/settings/picture-alt.types.ts';
import { Resource } from '#src/ui/lists/resource.tsx';
import { PictureSkeleton } from '#src/ui/loading/picture-skeleton.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SecurityBlock } from './security-block.tsx';

/** The block of one picture of a member; what is in it comes when it has been read. */
export function PictureBlock({
  slot,
  hasPicture = true,
  phase = 'loading',
  onRetry = () => undefined,
  children,
}: {
  slot: PictureSlot;
  /** One is expected while it loads. */
  hasPicture?: boolean;
  /** The leaf state of the chart; any but `loading` and `failed` shows the children. */
  phase?: string;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  const { t } = useText();
  return (
    <SecurityBlock
      id={`settings-${slot}`}
      title={t(`settings.pictureChoice.${slot}`)}
      lead={t(`settings.pictureChoice.${slot}Lead`)}
    >
      <Resource
        phase={phase}
        texts={{
          loading: t('settings.pictureChoice.loading'),
          failed: t('settings.pictureChoice.failed'),
          retry: t('settings.securitySettings.retry'),
        }}
        skeleton={
          hasPicture ? <PictureSkeleton isRound={slot === 'avatar'} /> : <Skeleton lines={5} />
        }
        tone="caution"
        onRetry={onRetry}
      >
        {children}
      </Resource>
    </SecurityBlock>
  );
}
