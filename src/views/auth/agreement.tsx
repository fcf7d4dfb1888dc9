import { href } from '#machines/navigation/routes.ts';
import { NewTabLink } from '#src/ui/buttons/new-tab-link.tsx';
import { hole, Sentence } from '#src/ui/texts/sentence.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const documents = ['privacy', 'terms'] as const;

/** Clicking the button of a registration form is agreeing (spec §5); both documents open beside it. */
export function Agreement() {
  const { t } = useText();
  const links = Object.fromEntries(
    documents.map((key) => [
      key,
      <NewTabLink
        key={key}
        href={href('documentPage', { route_key: key })}
        hint={t('auth.agreement.newTab')}
      >
        {t(`auth.agreement.${key}`)}
      </NewTabLink>,
    ]),
  );
  return (
    <p>
      <Sentence parts={links}>
        {t('auth.agreement.agree', { privacy: hole('privacy'), terms: hole('terms') })}
      </Sentence>
    </p>
  );
}
