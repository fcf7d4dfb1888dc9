import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { socialAccountsMachine } from '#machines/settings/social-accounts.machine.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SocialAttachView } from '../auth/social-attach.view.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SocialAccountRow } from './social-account-row.tsx';
import { SocialRefusal } from './social-refusal.tsx';
import css from './settings-rows.module.css';

type Actor = ActorRefFrom<typeof socialAccountsMachine>;

function Accounts({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const accounts = useSelector(actor, ({ context }) => context.accounts);
  const isOnlyWay = useSelector(actor, ({ context }) => context.isOnlyWay);
  const providers = useSelector(actor, ({ context }) => context.providers);
  const slot = useSelector(actor, ({ context }) => context.slot);
  const isAttached = (name: string) => accounts?.some(({ provider }) => provider === name) === true;
  return (
    <>
      {phase === 'blocked' && <Callout tone="caution">{t('auth.socialLogin.blocked')}</Callout>}
      {phase === 'refused' && <SocialRefusal actor={actor} />}
      <ul className={css.rows} aria-label={t('settings.socialAccounts.title')}>
        {(providers.google !== 'absent' || isAttached('google')) && (
          <SocialAccountRow actor={actor} provider="google" />
        )}
        {(providers.twitter !== 'absent' || isAttached('twitter')) && (
          <SocialAccountRow actor={actor} provider="twitter" />
        )}
      </ul>
      {providers.google === 'hosted' && <div id={slot} hidden={isAttached('google')} />}
      {accounts === null && <MutedText>{t('settings.socialAccounts.unsaid')}</MutedText>}
      {isOnlyWay && accounts !== null && accounts.length > 0 && (
        <MutedText>{t('settings.socialAccounts.onlyWay')}</MutedText>
      )}
    </>
  );
}

/** The providers that sign the member in, in every state of their chart. */
export function SocialAccountsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const providers = useSelector(actor, ({ context }) => context.providers);
  const accounts = useSelector(actor, ({ context }) => context.accounts);
  const provider = useSelector(actor, ({ context }) => context.provider);
  const attach = useSelector(actor, ({ children }) => children.attach);
  const name = t(`auth.socialLogin.names.${provider}`);
  const isOffered = providers.google !== 'absent' || providers.twitter !== 'absent';
  if (!isOffered && (accounts === null || accounts.length === 0)) return null;
  return (
    <SecurityBlock
      id="settings-social"
      title={t('settings.socialAccounts.title')}
      lead={t('settings.socialAccounts.lead')}
    >
      <Resource
        phase={phase}
        texts={{
          loading: t('settings.socialAccounts.loading'),
          failed: t('settings.socialAccounts.failed'),
          retry: t('settings.securitySettings.retry'),
        }}
        lines={2}
        onRetry={() => actor.send({ type: 'accounts.retry' })}
      >
        {phase === 'attaching' && attach && (
          <SocialAttachView
            actor={attach}
            own={{
              title: t('settings.socialAccounts.attachNamed', { thing: name }),
              lead: t('settings.socialAccounts.attachLead', { provider: name }),
              password: t('settings.passwordChange.current'),
              submit: t('settings.socialAccounts.attach'),
            }}
          />
        )}
        {phase !== 'attaching' && <Accounts actor={actor} />}
      </Resource>
    </SecurityBlock>
  );
}
