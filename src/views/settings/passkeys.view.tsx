import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passkeysMachine } from '#machines/settings/passkeys.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { deviceName } from './device-name.ts';
import { PasskeyRefusal } from './passkey-refusal.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { SecurityBlock } from './security-block.tsx';
import css from './settings-rows.module.css';

type Actor = ActorRefFrom<typeof passkeysMachine>;

function Passkeys({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { passkeys, isOnlyWay, canAdd, device, failure } = useSelector(
    actor,
    ({ context }) => ({
      passkeys: context.passkeys,
      isOnlyWay: context.isOnlyWay,
      canAdd: context.canAdd,
      device: context.device,
      failure: context.failure,
    }),
    shallowEqual,
  );
  const add = () => actor.send({ type: 'passkey.add', name: deviceName(t, device) });
  return (
    <>
      {phase === 'left' && <Callout tone="caution">{t('settings.passkeys.left')}</Callout>}
      {phase === 'known' && <Callout tone="caution">{t('settings.passkeys.known')}</Callout>}
      {phase === 'refused' && <PasskeyRefusal failure={failure} />}
      {passkeys.length === 0 ? (
        <MutedText>{t('settings.passkeys.empty')}</MutedText>
      ) : (
        <ul className={css.rows} aria-label={t('settings.passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} actor={actor} passkey={passkey} />
          ))}
        </ul>
      )}
      {isOnlyWay && <MutedText>{t('settings.passkeys.onlyWay')}</MutedText>}
      {canAdd ? (
        <Row>
          <Button busy={phase === 'adding'} disabled={isBusy && phase !== 'adding'} onClick={add}>
            {t('settings.passkeys.add')}
          </Button>
        </Row>
      ) : (
        <MutedText>{t('settings.passkeys.unsupported')}</MutedText>
      )}
    </>
  );
}

/** The keys that sign the member in without a password, in every state of their chart. */
export function PasskeysView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'absent') return null;
  return (
    <SecurityBlock
      id="settings-passkeys"
      title={t('settings.passkeys.title')}
      lead={t('settings.passkeys.lead')}
    >
      <Resource
        phase={phase}
        texts={{
          loading: t('settings.passkeys.loading'),
          failed: t('settings.passkeys.failed'),
          retry: t('settings.securitySettings.retry'),
        }}
        lines={2}
        onRetry={() => actor.send({ type: 'passkeys.retry' })}
      >
        <Passkeys actor={actor} />
      </Resource>
    </SecurityBlock>
  );
}
