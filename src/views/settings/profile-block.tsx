import type { ReactNode } from 'react';
import { Resource } from '#src/ui/lists/resource.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SecurityBlock } from './security-block.tsx';

interface ProfileBlockProps {
  /** The leaf state of the chart; any but `loading` and `failed` shows the children. */
  readonly phase: string;
  /** Number of skeleton lines while loading. */
  readonly lines: number;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The block of what others read of a member, from when it is asked for. */
export function ProfileBlock({ phase, lines, onRetry, children }: ProfileBlockProps) {
  const { t } = useText();
  return (
    <SecurityBlock
      id="settings-profile"
      title={t('settings.profileSettings.title')}
      lead={t('settings.profileSettings.lead')}
    >
      <Resource
        phase={phase}
        texts={{
          loading: t('settings.profileSettings.loading'),
          failed: t('settings.profileSettings.failed'),
          retry: t('settings.securitySettings.retry'),
        }}
        lines={lines}
        tone="caution"
        onRetry={onRetry}
      >
        {children}
      </Resource>
    </SecurityBlock>
  );
}
