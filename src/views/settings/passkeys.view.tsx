import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passkeysMachine } from '#machines/settings/passkeys.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout, RetryCallout } from '#src/ui/callout.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { deviceName } from './device-name.ts';
import { PasskeyRefusal } from './passkey-refusal.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { SecurityBlock } from './security-block.tsx';
import css from './settings-rows.module.css';

type Actor = ActorRefFrom<typeof passkeysMachine>;

function Passkeys({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { passkeys, isOnlyWay, canAdd, device, failure } = state.context;
  const isBusy = state.hasTag('busy');
  const add = () => actor.send({ type: 'passkey.add', name: deviceName(t, device) });
  return (
    <>
      {state.matches('left') && <Callout tone="caution">{t('settings.passkeys.left')}</Callout>}
      {state.matches('known') && <Callout tone="caution">{t('settings.passkeys.known')}</Callout>}
      {state.matches('refused') && <PasskeyRefusal failure={failure} />}
      {passkeys.length === 0 ? (
        <Quiet>{t('settings.passkeys.empty')}</Quiet>
      ) : (
        <ul className={css.rows} aria-label={t('settings.passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} actor={actor} passkey={passkey} />
          ))}
        </ul>
      )}
      {isOnlyWay && <Quiet>{t('settings.passkeys.onlyWay')}</Quiet>}
      {canAdd ? (
        <Row>
          <Button
            busy={state.matches('adding')}
            disabled={isBusy && !state.matches('adding')}
            onClick={add}
          >
            {t('settings.passkeys.add')}
          </Button>
        </Row>
      ) : (
        <Quiet>{t('settings.passkeys.unsupported')}</Quiet>
      )}
    </>
  );
}

/** The keys that sign the member in without a password, in every state of their chart. */
export function PasskeysView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('absent')) return null;
  return (
    <SecurityBlock
      id="settings-passkeys"
      title={t('settings.passkeys.title')}
      lead={t('settings.passkeys.lead')}
    >
      {state.matches('loading') && (
        <Loading label={t('settings.passkeys.loading')}>
          <Skeleton lines={2} />
        </Loading>
      )}
      {state.matches('failed') && (
        <RetryCallout
          tone="negative"
          retry={t('settings.securitySettings.retry')}
          onRetry={() => actor.send({ type: 'passkeys.retry' })}
        >
          {t('settings.passkeys.failed')}
        </RetryCallout>
      )}
      {!state.matches('loading') && !state.matches('failed') && <Passkeys actor={actor} />}
    </SecurityBlock>
  );
}
