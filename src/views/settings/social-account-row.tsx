import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { SocialProvider } from '#machines/auth/social.types.ts';
import type { socialAccountsMachine } from '#machines/settings/social-accounts.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './settings-rows.module.css';

/** One provider: whether it signs the member in, and how that changes. */
export function SocialAccountRow({
  actor,
  provider,
}: {
  actor: ActorRefFrom<typeof socialAccountsMachine>;
  provider: SocialProvider;
}) {
  const { t, date } = useText();
  const accounts = useSelector(actor, ({ context }) => context.accounts);
  const hasPassword = useSelector(actor, ({ context }) => context.hasPassword);
  const isOnlyWay = useSelector(actor, ({ context }) => context.isOnlyWay);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isOwn = useSelector(actor, ({ context }) => context.provider === provider);
  const isHosted = useSelector(
    actor,
    ({ context }) => provider === 'google' && context.providers.google === 'hosted',
  );
  const account = accounts?.find((one) => one.provider === provider);
  const isOwnBusy = isBusy && isOwn;
  const name = t(`auth.socialLogin.names.${provider}`);
  const since = account
    ? t('settings.socialAccounts.since', { date: date(account.attachedAt) })
    : t('settings.socialAccounts.none');
  return (
    <li className={css.row}>
      <div>
        <div className={css.name}>{name}</div>
        {accounts !== null && <div className={css.facts}>{since}</div>}
      </div>
      {account ? (
        <Button
          busy={isOwnBusy}
          disabled={(isBusy && !isOwnBusy) || isOnlyWay}
          label={t('settings.socialAccounts.detachNamed', { thing: name })}
          onClick={() => actor.send({ type: 'provider.detach', provider })}
        >
          {t('settings.socialAccounts.detach')}
        </Button>
      ) : (
        !isHosted &&
        hasPassword && (
          <Button
            busy={isOwnBusy}
            disabled={isBusy && !isOwnBusy}
            label={t('settings.socialAccounts.attachNamed', { thing: name })}
            onClick={() => actor.send({ type: 'provider.attach', provider })}
          >
            {t('settings.socialAccounts.attach')}
          </Button>
        )
      )}
    </li>
  );
}
