import type { Profile } from '#machines/people/profile-page.types.ts';
import { Card } from '#src/ui/style/card.tsx';
import { Facts } from '#src/ui/style/facts.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { LinkedWords } from '#src/ui/texts/linked-text.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './profile.module.css';

/** Bio, country, number of media and month of joining. */
export function UserCard({ profile }: { profile: Profile }) {
  const { t, number, date, region } = useText();
  const { about, country, mediaCount, joinedAt } = profile;
  const counts = [
    ...(country === null
      ? []
      : [{ name: t('people.profile.counts.country'), value: region(country) }]),
    { name: t('people.profile.counts.media'), value: number(mediaCount) },
    ...(joinedAt === ''
      ? []
      : [
          {
            name: t('people.profile.counts.joined'),
            value: date(joinedAt, { year: 'numeric', month: 'long' }),
          },
        ]),
  ];
  return (
    <Card label={t('people.profile.about')}>
      <Stack>
        <Heading>{t('people.profile.about')}</Heading>
        {about && (
          <p className={css.about}>
            <bdi>
              <LinkedWords>{about}</LinkedWords>
            </bdi>
          </p>
        )}
        <Facts facts={counts} />
      </Stack>
    </Card>
  );
}
