import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { welcomeMachine } from '#machines/app/welcome.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { useBrand } from '#src/ui/frame/brand.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { Heading, ScreenHeading } from '#src/ui/style/heading.tsx';
import { Compass, UserPlus } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { LoginView } from '../auth/login.view.tsx';
import { ExploreTeaser } from '../posts/explore-teaser.tsx';
import css from './welcome.module.css';

/** A guest's first page: what this is, the login form, a look inside. */
export function WelcomeView({ actor }: { actor: ActorRefFrom<typeof welcomeMachine> }) {
  const { t } = useText();
  const brand = useBrand();
  const { login, explore, refused } = useSelector(
    actor,
    ({ context: { login, explore, refused } }) => ({ login, explore, refused }),
    shallowEqual,
  );
  /** The site has no such list: there is nothing to look inside. */
  const isAbsent = useSelector(explore, ({ context }) => context?.failure?.kind === 'notFound');
  return (
    <div className={css.page}>
      <div className={css.words}>
        <ScreenHeading>{t('app.welcome.title')}</ScreenHeading>
        <p className={css.lead}>{t('app.welcome.lead', { brand })}</p>
        <Row>
          <Link look="primary" icon={UserPlus} href={href('register')}>
            {t('app.welcome.register')}
          </Link>
          {!isAbsent && (
            <Link look="quiet" icon={Compass} href={href('explore')}>
              {t('posts.explore.title')}
            </Link>
          )}
        </Row>
      </div>
      <div className={css.form}>
        <Card labelledBy="welcome-login">
          <Stack>
            {refused && <Callout tone="caution">{t('app.welcome.refused')}</Callout>}
            <Heading id="welcome-login">{t('app.welcome.loginTitle', { brand })}</Heading>
            <LoginView actor={login} tone="secondary" />
          </Stack>
        </Card>
      </div>
      {!isAbsent && (
        <section className={css.inside} aria-labelledby="welcome-explore">
          <div className={css.title}>
            <Heading id="welcome-explore">{t('app.welcome.exploreTitle')}</Heading>
          </div>
          <ExploreTeaser actor={explore} />
        </section>
      )}
    </div>
  );
}
