import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { CopyField } from '#src/ui/fields/copy-field.tsx';
import { DelayedSpinner } from '#src/ui/loading/delayed-spinner.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { t } from '#stories/lib/texts.ts';

export default {
  title: 'Controls/Fields/Small controls',
  parameters: { layout: 'padded' },
} satisfies Meta;

const refuse = () => Promise.reject(new Error('not allowed'));
const link = 'https://fanfare.test/r/ada';

export const SmallAvatars: StoryObj = {
  render: () => (
    <Row>
      <Avatar name="Ada Lovelace" size="small" alone />
      <Avatar name="Bo" size="small" alone online="Online" />
      <Avatar name="陈静" size="small" alone src="/nobody.webp" />
    </Row>
  ),
};

export const Checkboxes: StoryObj = {
  render: () => (
    <Stack>
      <CheckboxField name="a" label={t('billing.subscribe.renew')} defaultChecked />
      <CheckboxField name="b" label="Tell me by email" help="At most once a day." />
      <CheckboxField name="c" label="I have read the terms" error="You need to agree to go on." />
      <CheckboxField name="d" label="Not for you" disabled />
    </Stack>
  ),
};

export const LoadingSpinner: StoryObj = { render: () => <Spinner label="Loading..." /> };

export const DelayedLoadingSpinner: StoryObj = {
  render: () => <DelayedSpinner label="Loading..." />,
};

export const Copying: StoryObj = {
  render: () => <CopyField name="link" label="Your link" value={link} />,
};

export const Copied: StoryObj = {
  ...Copying,
  play: async ({ canvasElement }) => {
    const kept: string[] = [];
    const writeText = async (text: string) => void kept.push(text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(kept).toEqual([link]));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement(),
    );
  },
};

export const CopyRefused: StoryObj = {
  ...Copying,
  play: async ({ canvasElement }) => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: refuse },
      configurable: true,
    });
    await userEvent.click(within(canvasElement).getByRole('button'));
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await expect(field.selectionEnd).toBe(link.length);
  },
};

function Marked() {
  const [rows, setRows] = useState(12);
  return (
    <div
      style={{ blockSize: '12rem', overflow: 'auto' }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label="Rows"
    >
      <ol>
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>Row {row + 1}</li>
        ))}
      </ol>
      <Sentinel
        mark={rows}
        margin={0}
        onNear={() => setRows((count) => Math.min(count + 12, 60))}
      />
    </div>
  );
}

/** Stands at the end of a list and asks for more when the reader comes near it. */
export const ScrollMarker: StoryObj = {
  render: () => <Marked />,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list.children.length).toBe(12);
    list.parentElement?.scrollTo(0, 10_000);
    await waitFor(() => expect(list.children.length).toBeGreaterThan(12));
  },
};
