import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { DownloadLink } from '#src/ui/buttons/download-link.tsx';
import { Ban, MessageCircle } from '#src/ui/style/icons.ts';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { PeopleList } from '#src/ui/lists/people-list.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { TabCount } from '#src/ui/frame/tab-count.tsx';
import { t } from '#stories/lib/texts.ts';

export default {
  title: 'Controls/Lists/People list',
  parameters: { layout: 'padded' },
} satisfies Meta;

const fans = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1 }));

/** Ten thousand rows, of which a few stand in the page. */
export const TenThousand: StoryObj = {
  render: () => (
    <PeopleList
      label="Ten thousand fans"
      rows={fans}
      count={fans.length}
      idOf={({ id }) => id}
      onSeen={() => undefined}
      renderRow={({ id }) => (
        <Row>
          <Avatar name={`Fan ${id}`} />
          <span>Fan {id}</span>
        </Row>
      )}
    />
  ),
  /** After a leap rows come a few at a time, into places as tall as they are: nothing moves. */
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Ten thousand fans' });
    const rows = () => [...list.children];
    const heights = new Set<number>();
    await waitFor(() => expect(rows().length).toBeGreaterThan(3));
    window.scrollTo(0, 200_000);
    await waitFor(async () => {
      for (const row of rows()) heights.add(row.getBoundingClientRect().height);
      await expect(Number(rows()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(1_000);
      await expect(rows().every((row) => row.textContent.startsWith('F'))).toBe(true);
    });
    await expect([...heights]).toHaveLength(1);
    await expect(rows()[0]).toHaveAttribute('aria-setsize', '10000');
    window.scrollTo(0, 0);
    await waitFor(async () => {
      await expect(rows()[0]).toHaveAttribute('aria-posinset', '1');
      await expect(rows().every((row) => row.textContent.startsWith('F'))).toBe(true);
    });
  },
};

/** As cheap as a button until it is pressed. */
export const MenuOfARow: StoryObj = {
  render: () => (
    <MenuButton
      label={t('people.relationList.more', { name: 'Ada' })}
      items={() => [
        { id: 'message', label: 'Message', icon: MessageCircle },
        { id: 'ban', label: 'Block', icon: Ban, tone: 'negative' },
      ]}
      onSelect={() => undefined}
    />
  ),
};

export const FileOfTheServer: StoryObj = {
  render: () => <DownloadLink href="/api/v1/people/followers/csv">Download CSV</DownloadLink>,
};

export const NumbersOfTabs: StoryObj = {
  render: () => (
    <Row>
      <TabCount count={0} label="0 people" />
      <TabCount count={12} label="12 people" />
      <TabCount count={10_000} label="10,000 people" />
    </Row>
  ),
};
