import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cookieDeclarationMachine } from '#machines/pages/cookie-declaration.machine.ts';
import { useBrand } from '#src/ui/frame/brand.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Heading, ScreenHeading } from '#src/ui/style/heading.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './cookie-declaration.module.css';

/** The table of the storage registry, and the way to take the age consent back. */
export function CookieDeclarationView({
  actor,
}: {
  actor: ActorRefFrom<typeof cookieDeclarationMachine>;
}) {
  const { t, say } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <Stack gap={24}>
      <ScreenHeading>{t('pages.cookieDeclaration.title')}</ScreenHeading>
      <p>{t('pages.cookieDeclaration.lead', { brand: useBrand() })}</p>
      <dl className={css.things}>
        {state.context.things.map((thing) => (
          <div key={`${thing.kind}:${thing.key}`} className={css.thing}>
            <dt>
              <code className={css.key}>{thing.key}</code>
            </dt>
            <dd>{say(`pages.cookieDeclaration.purposes.${thing.purpose}`)}</dd>
            <dd className={css.quiet}>{t(`pages.cookieDeclaration.kinds.${thing.kind}`)}</dd>
            <dd className={css.quiet}>
              {say(`pages.cookieDeclaration.lifetimes.${thing.lifetime}`)}
            </dd>
          </div>
        ))}
      </dl>
      <Stack gap={8}>
        <Heading>{t('pages.cookieDeclaration.consentTitle')}</Heading>
        <p>{t('pages.cookieDeclaration.consentText')}</p>
        {state.matches('withdrawn') ? (
          <Callout tone="positive">{t('pages.cookieDeclaration.withdrawn')}</Callout>
        ) : (
          <div>
            <Button onClick={() => actor.send({ type: 'consent.withdraw' })}>
              {t('pages.cookieDeclaration.withdraw')}
            </Button>
          </div>
        )}
      </Stack>
    </Stack>
  );
}
