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
    { name: t('profile.counts.posts'), value: number(postsCount) },
    { name: t('profile.counts.media'), value: number(mediaCount) },
    { name: t('profile.counts.followers'), value: number(followersCount) },
    {
      name: t('profile.counts.joined'),
      value: date(joinedAt, { year: 'numeric', month: 'long' }),
    },
  ];
  const price = subscriptionPrice && {
    name: t('profile.counts.price'),
    value: money(subscriptionPrice),
  };
  return (
    <Card label={t('profile.about')}>
      <Stack>
        <Heading>{t('profile.about')}</Heading>
        {about && (
          <p className={css.about}>
            <bdi>{about}</bdi>
          </p>
        )}
        {profile.standing?.isFollowedBy && (
          <div>
            <Badge>{t('profile.followsYou')}</Badge>
          </div>
        )}
        <Facts facts={price ? [...counts, price] : counts} />
      </Stack>
    </Card>
  );
}
