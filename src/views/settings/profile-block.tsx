import type { ReactNode } from 'react';
import { Resource } from '#src/ui/lists/resource.tsx';
import { FieldsSkeleton } from '#src/ui/loading/form-skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SecurityBlock } from './security-block.tsx';

interface ProfileBlockProps {
  /** The leaf state of the chart; any but `loading` and `failed` shows the children. */
  readonly phase: string;
  /** Number of fields to come, and the height of the last. */
  readonly fields: number;
  readonly last?: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The block of what others read of a member, from when it is asked for. */
export function ProfileBlock({ phase, fields, last, onRetry, children }: ProfileBlockProps) {
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
        skeleton={<FieldsSkeleton count={fields} {...(last && { last })} />}
        tone="caution"
        onRetry={onRetry}
      >
        {children}
      </Resource>
    </SecurityBlock>
  );
}
