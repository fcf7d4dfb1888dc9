import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { everyNotice, noticeSettingsMachine } from '#machines/settings/notice-settings.machine.ts';
import type { NoticeSettingsContext } from '#machines/settings/notice-settings.types.ts';
import { NoticeSettingsView } from '#src/views/settings/notice-settings.view.tsx';
import { at } from '#stories/lib/at.ts';
import { fan, mailedNotices } from './notice-settings.fixtures.ts';

export default {
  title: 'Flows/Settings/Notifications',
  component: NoticeSettingsView,
} satisfies Meta<typeof NoticeSettingsView>;

type Story = StoryObj<typeof NoticeSettingsView>;

const some = { ...mailedNotices, likes: false, followers: false, hidesContent: true };
const story = (
  value: StateValueFrom<typeof noticeSettingsMachine>,
  context: Partial<NoticeSettingsContext> = {},
): Story => ({
  args: {
    actor: at(noticeSettingsMachine, value, {
      viewer: null,
      kept: mailedNotices,
      wanted: mailedNotices,
      secondsLeft: 0,
      ...context,
    }),
  },
});

export const Loading = story('loading');
export const Resting = story('resting');
export const RestingWithSome = story('resting', { kept: some, wanted: some });
/** A site that mails no notifications. */
export const RestingWithoutMails = story('resting', { kept: everyNotice, wanted: everyNotice });
/** A member without a studio. */
export const RestingOfAFan = story('resting', { viewer: fan });
export const SavingUpToDate = story({ saving: 'upToDate' }, { wanted: some });
export const SavingBehind = story({ saving: 'behind' }, { wanted: some });
export const Refused = story('refused');
export const LockedOut = story('lockedOut', { secondsLeft: 42 });
export const Refreshing = story('refreshing', { kept: some, wanted: some });
export const Unread = story('unread');
export const Absent = story('absent');
