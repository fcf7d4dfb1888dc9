import { t } from '#stories/lib/texts.ts';
import { definePage, type PageWorld } from '#tests/lib/page-model.ts';
import { replyWhileSignedIn } from '#tests/paths/run/reply.ts';

/** One of the seeded extras, whom bo does not follow. */
const rosa = { id: 31, username: 'rosa', name: 'Rosa Nascimento' };
const call = (name: string) => ({
  method: 'POST',
  path: `/api/v1/people/${rosa.id}/${name}_following`,
});

/** The button, whatever it offers just now. */
const button = ({ page }: PageWorld, name: RegExp) =>
  page.getByRole('button', { name, disabled: false });
const start = /^(Follow Rosa Nascimento|Undo: follow Rosa Nascimento again)$/;
/** Unfollow is in the overflow menu; a word beside the name shows the state. */
const follows = ({ page }: PageWorld) => page.getByText('Following', { exact: true }).waitFor();
const offers = (name: RegExp) => (world: PageWorld) => button(world, name).waitFor();
const refused = (name: RegExp) => async (world: PageWorld) => {
  await world.page.getByRole('alert').first().waitFor();
  await button(world, name).waitFor();
};

export default definePage({
  input: { userId: rosa.id, displayName: rosa.name, isFollower: false },
  open: async ({ page, signIn, post }) => {
    await signIn('bo');
    await post(call('stop').path);
    await page.goto(`/${rosa.username}`);
  },
  ports: {
    startFollowing: { call: call('start'), done: () => 'real', error: replyWhileSignedIn },
    stopFollowing: { call: call('stop'), done: () => 'real', error: replyWhileSignedIn },
  },
  events: {
    'follow.start': (world) => button(world, start).click(),
    'follow.stop': async ({ page }) => {
      await page.getByRole('button', { name: /^Options for Rosa/ }).click();
      await page.getByRole('menuitem', { name: 'Unfollow' }).click();
    },
  },
  sightings: {
    apart: offers(/^Follow Rosa Nascimento$/),
    'starting.intended': follows,
    'starting.regretted': offers(/^Follow Rosa Nascimento$/),
    following: follows,
    'stopping.intended': offers(/^Follow Rosa Nascimento$/),
    'stopping.reconsidered': follows,
    unfollowed: async (world) => {
      await world.page.getByText('You no longer follow Rosa Nascimento.').first().waitFor();
      await button(world, /^Undo: follow Rosa Nascimento again$/).waitFor();
    },
    unstarted: refused(/^Follow Rosa Nascimento$/),
    unstopped: async (world) => {
      await world.page.getByRole('alert').first().waitFor();
      await follows(world);
    },
    barred: ({ page }) =>
      page
        .getByText(t('people.follow.barred', { name: 'Rosa Nascimento' }))
        .first()
        .waitFor(),
  },
});
