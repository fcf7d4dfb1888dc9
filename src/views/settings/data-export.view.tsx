import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import type { ExportKnown } from '#machines/settings/data-export.types.ts';
import { LiveRegion } from '#src/ui/focus/live-region.tsx';
import { Progress } from '#src/ui/loading/progress.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ExportReady, ExportRequest } from './export-ready.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';

type Actor = ActorRefFrom<typeof dataExportMachine>;

/** Progress of the export; a screen reader announces each quarter. */
function Making({ known: { done, total } }: { known: ExportKnown }) {
  const { t, number } = useText();
  const share = total === 0 ? null : done / total;
  const quarters = Math.floor((share ?? 0) * 4);
  const part = number(quarters / 4, { style: 'percent' });
  return (
    <Stack gap={8}>
      <Progress
        label={t(share === null ? 'settings.dataExport.waiting' : 'settings.dataExport.making')}
        value={share}
      />
      <MutedText>{t('settings.dataExport.leave')}</MutedText>
      <LiveRegion>{quarters > 0 && t('settings.dataExport.share', { share: part })}</LiveRegion>
    </Stack>
  );
}

/** The copy by what is known of it; null before the first is asked for. */
function Copy({ actor, known }: { actor: Actor; known: ExportKnown | null }) {
  const { t } = useText();
  if (known?.status === 'making') return <Making known={known} />;
  if (known?.status === 'ready') return <ExportReady actor={actor} known={known} />;
  return (
    <Stack gap={12}>
      {known?.status === 'expired' && <p>{t('settings.dataExport.expired')}</p>}
      {known?.status === 'failed' && <p>{t('settings.dataExport.unfinished')}</p>}
      <Row>
        <ExportRequest actor={actor} known={known} />
      </Row>
    </Stack>
  );
}

/** The copy of everything of a member's, in every state of its chart. */
export function DataExportView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const known = useSelector(actor, ({ context }) => context.known);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isFirst = known === null && phase === 'loading';
  const read = isFirst ? 'loading' : 'read';
  return (
    <SecurityBlock
      id="settings-export"
      title={t('settings.dataExport.title')}
      lead={t('settings.dataExport.lead')}
    >
      {phase === 'absent' ? (
        <MutedText>{t('settings.frame.absent')}</MutedText>
      ) : (
        <Resource
          phase={phase === 'unread' ? 'failed' : read}
          texts={{
            loading: t('settings.dataExport.loading'),
            failed: t('settings.dataExport.failed'),
            retry: t('settings.securitySettings.retry'),
          }}
          onRetry={() => actor.send({ type: 'copy.retry' })}
        >
          <Copy actor={actor} known={known} />
        </Resource>
      )}
      <SettingsRefusal failure={failure} />
    </SecurityBlock>
  );
}
