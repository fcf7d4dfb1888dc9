import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { relationsMachine } from '#machines/people/relations.machine.ts';
import type { RelationListName } from '#machines/people/relation.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { TabCount } from '#src/ui/frame/tab-count.tsx';
import { TabLinks } from '#src/ui/frame/tab-links.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RelationListView } from './relation-list.view.tsx';

const paths: Readonly<Record<RelationListName, string>> = {
  subscriptions: href('interestsSubscriptions'),
  followed: href('interestsFollowed'),
  subscribers: href('audienceSubscribers'),
  followers: href('audienceFollowers'),
  blacklist: href('audienceBlacklist'),
};

const areas: readonly { title: 'interests' | 'audience'; lists: readonly RelationListName[] }[] = [
  { title: 'interests', lists: ['subscriptions', 'followed'] },
  { title: 'audience', lists: ['subscribers', 'followers', 'blacklist'] },
];

/** The lists of an area as tabs with their numbers, and below them the one that is open. */
export function RelationsView({ actor }: { actor: ActorRefFrom<typeof relationsMachine> }) {
  const { t, plural } = useText();
  const { list, people, counts } = useSelector(
    actor,
    ({ context: { list, people, counts } }) => ({ list, people, counts }),
    shallowEqual,
  );
  const area = areas.find(({ lists }) => lists.includes(list)) ?? areas[0];
  return (
    <Stack gap={24}>
      <ScreenTitle>
        {t('people.relations.documentTitle', {
          list: t(`people.relations.lists.${list}`),
          area: t(`people.relations.${area?.title ?? 'interests'}.title`),
        })}
      </ScreenTitle>
      <ScreenHeading>{t(`people.relations.${area?.title ?? 'interests'}.title`)}</ScreenHeading>
      <TabLinks
        label={t(`people.relations.${area?.title ?? 'interests'}.tabs`)}
        links={(area?.lists ?? []).map((each) => ({
          href: paths[each],
          label: t(`people.relations.lists.${each}`),
          current: each === list,
          badge: counts && (
            <TabCount
              count={counts[each]}
              label={plural('people.relations.tabCount', counts[each])}
            />
          ),
        }))}
      />
      {list === 'blacklist' && <Link href={href('reports')}>{t('people.reports.title')}</Link>}
      <RelationListView actor={people} />
    </Stack>
  );
}
