import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { deviceSessionsMachine } from '#machines/settings/device-sessions.machine.ts';
import type { DeviceSession } from '#machines/settings/device-sessions.types.ts';
import { Badge } from '#src/ui/style/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { deviceName } from './device-name.ts';
import { SecurityBlock } from './security-block.tsx';
import { SettingsRefusal } from './settings-refusal.tsx';
import css from './settings-rows.module.css';

type Actor = ActorRefFrom<typeof deviceSessionsMachine>;

function SessionRow({ actor, session }: { actor: Actor; session: DeviceSession }) {
  const { t, date } = useText();
  const isEnding = useSelector(
    actor,
    (state) => state.matches('ending') && state.context.ending === session.id,
  );
  const isBusy = useSelector(actor, (state) => state.matches('ending'));
  const name = deviceName(t, session.device);
  const used = t('settings.deviceSessions.used', {
    time: date(session.lastActive, { dateStyle: 'medium', timeStyle: 'short' }),
  });
  return (
    <li className={css.row}>
      <div>
        <div className={css.name}>
          {name}
          {session.isCurrent && (
            <Badge tone="positive">{t('settings.deviceSessions.current')}</Badge>
          )}
        </div>
        <div className={css.facts}>{session.ip === null ? used : `${used} · ${session.ip}`}</div>
      </div>
      {!session.isCurrent && (
        <Button
          busy={isEnding}
          disabled={isBusy && !isEnding}
          label={t('settings.deviceSessions.endNamed', { thing: name })}
          onClick={() => actor.send({ type: 'session.end', id: session.id })}
        >
          {t('settings.deviceSessions.end')}
        </Button>
      )}
    </li>
  );
}

function Sessions({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const sessions = useSelector(actor, ({ context }) => context.sessions);
  const ending = useSelector(actor, ({ context }) => context.ending);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = phase === 'ending';
  return (
    <>
      {phase === 'refused' && <SettingsRefusal failure={failure} />}
      <ul className={css.rows} aria-label={t('settings.deviceSessions.title')}>
        {sessions.map((session) => (
          <SessionRow key={session.id} actor={actor} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Row>
          <Button
            busy={isBusy && ending === 'others'}
            disabled={isBusy && ending !== 'others'}
            onClick={() => actor.send({ type: 'others.end' })}
          >
            {t('settings.deviceSessions.endOthers')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** Signed-in devices, this one first. */
export function DeviceSessionsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'absent') return null;
  return (
    <SecurityBlock
      id="settings-sessions"
      title={t('settings.deviceSessions.title')}
      lead={t('settings.deviceSessions.lead')}
    >
      <Resource
        phase={phase}
        texts={{
          loading: t('settings.deviceSessions.loading'),
          failed: t('settings.deviceSessions.failed'),
          retry: t('settings.securitySettings.retry'),
        }}
        lines={3}
        onRetry={() => actor.send({ type: 'sessions.retry' })}
      >
        <Sessions actor={actor} />
      </Resource>
    </SecurityBlock>
  );
}
