import type { Profile } from '#machines/people/profile.types.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './profile.module.css';

/** Who a person is, in few words and numbers. */
export function UserCard({ profile }: { profile: Profile }) {
  const { t, number, date, money } = useText();
  const { about, postsCount, mediaCount, followersCount, joinedAt, subscriptionPrice } = profile;
  const counts = [
    { name: t('people.profile.counts.posts'), value: number(postsCount) },
    { name: t('people.profile.counts.media'), value: number(mediaCount) },
    { name: t('people.profile.counts.followers'), value: number(followersCount) },
    {
      name: t('people.profile.counts.joined'),
      value: date(joinedAt, { year: 'numeric', month: 'long' }),
    },
  ];
  const price = subscriptionPrice && {
    name: t('people.profile.counts.price'),
    value: money(subscriptionPrice),
  };
  return (
    <Card label={t('people.profile.about')}>
      <Stack>
        <Heading>{t('people.profile.about')}</Heading>
        {about && (
          <p className={css.about}>
            <bdi>{about}</bdi>
          </p>
        )}
        {profile.relationship?.isFollowedBy && (
          <div>
            <Badge>{t('people.profile.followsYou')}</Badge>
          </div>
        )}
        <Facts facts={price ? [...counts, price] : counts} />
      </Stack>
    </Card>
  );
}
