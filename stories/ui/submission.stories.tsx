import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Submission } from '#src/ui/fields/submission.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

const meta = {
  title: 'Controls/Fields/Submission',
  component: Submission,
  parameters: { layout: 'padded' },
  args: {
    label: 'Title',
    phase: 'editing',
    failure: null,
    notice: null,
    submit: 'Save',
    tone: 'primary',
    onSubmit: () => undefined,
    children: <TextField name="title" label="Title" defaultValue="Morning fog" required />,
  },
} satisfies Meta<typeof Submission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};
export const Saving: Story = { args: { phase: 'saving' } };
export const Rejected: Story = {
  args: {
    phase: 'rejected',
    failure: { kind: 'invalid', fields: { title: ['There is another one of that name.'] } },
  },
};
export const LockedOut: Story = {
  args: {
    phase: 'lockedOut',
    notice: <Callout tone="caution">Too many attempts. Try again in 42 seconds.</Callout>,
  },
};
export const Unreachable: Story = {
  args: { phase: 'unreachable', notice: <Callout tone="caution">We couldn’t connect.</Callout> },
};
export const WithAnotherButton: Story = { args: { beside: <Button tone="quiet">Cancel</Button> } };
