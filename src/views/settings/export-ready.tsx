import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import type { ExportKnown } from '#machines/settings/data-export.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Download } from '#src/ui/style/icons.ts';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { archiveSize } from './archive-size.ts';

type Actor = ActorRefFrom<typeof dataExportMachine>;

/** The button by which a copy is asked for. */
export function ExportRequest({ actor, known }: { actor: Actor; known: ExportKnown | null }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isAsking = phase === 'asking' || phase === 'renewing';
  return (
    <Button
      busy={isAsking}
      disabled={isBusy && !isAsking}
      onClick={() => actor.send({ type: 'copy.request' })}
    >
      {t(known === null ? 'settings.dataExport.request' : 'settings.dataExport.again')}
    </Button>
  );
}

/** Until when it can be downloaded, and from when another one can be asked for. */
export function ExportReady({ actor, known }: { actor: Actor; known: ExportKnown }) {
  const { t, date, number } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { bytes, expiresAt, nextAt } = known;
  const isFinding = phase === 'finding' || phase === 'saving';
  return (
    <Stack gap={12}>
      {expiresAt !== null && <p>{t('settings.dataExport.ready', { date: date(expiresAt) })}</p>}
      <Row>
        <Button
          icon={Download}
          busy={isFinding}
          disabled={isBusy && !isFinding}
          onClick={() => actor.send({ type: 'copy.download' })}
        >
          {bytes === null
            ? t('settings.dataExport.downloadAny')
            : t('settings.dataExport.download', { size: archiveSize(number, bytes) })}
        </Button>
        {nextAt === null && <ExportRequest actor={actor} known={known} />}
      </Row>
      {nextAt !== null && (
        <MutedText>
          {t('settings.dataExport.next', {
            date: date(nextAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </MutedText>
      )}
    </Stack>
  );
}
