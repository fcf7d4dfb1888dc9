import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import type { ExportKnown } from '#machines/settings/data-export.types.ts';
import { RetryCallout } from '#src/ui/callout.tsx';
import { LiveRegion } from '#src/ui/live-region.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { ExportReady, ExportRequest } from './export-ready.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';

type Actor = ActorRefFrom<typeof dataExportMachine>;

/** How far it is; each quarter is said. */
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
      <Quiet>{t('settings.dataExport.leave')}</Quiet>
      <LiveRegion>{quarters > 0 && t('settings.dataExport.share', { share: part })}</LiveRegion>
    </Stack>
  );
}

function Body({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { known } = state.context;
  if (state.matches('unread'))
    return (
      <RetryCallout
        tone="negative"
        retry={t('settings.securitySettings.retry')}
        onRetry={() => actor.send({ type: 'copy.retry' })}
      >
        {t('settings.dataExport.failed')}
      </RetryCallout>
    );
  if (known === null && state.matches('loading'))
    return (
      <Loading label={t('settings.dataExport.loading')}>
        <Skeleton lines={1} />
      </Loading>
    );
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
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('absent')) return null;
  return (
    <SecurityBlock
      id="settings-export"
      title={t('settings.dataExport.title')}
      lead={t('settings.dataExport.lead')}
    >
      <Body actor={actor} />
      <SettingsRefusal failure={state.context.failure} />
    </SecurityBlock>
  );
}
