import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { CodeField } from '#src/ui/fields/code-field.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Textarea } from '#src/ui/fields/textarea.tsx';
import { t } from '#stories/lib/texts.ts';

export default {
  title: 'Controls/Fields/Form fields',
  parameters: { layout: 'padded' },
} satisfies Meta;

const form = (errors: Record<string, string[]>) => (
  <Form label="Profile" onSubmit={() => undefined} errors={errors}>
    <TextField name="name" label="Display name" help="How people see you." defaultValue="Ada" />
    <TextField name="email" type="email" label="Email" autoComplete="email" required />
    <TextField
      name="price"
      label={t('settings.subscriptionSettings.price')}
      before="$"
      inputMode="decimal"
    />
    <PasswordField name="password" label="Password" autoComplete="new-password" />
    <SelectField
      name="audience"
      label="Who may see it"
      options={[
        { value: 'public', label: 'Everybody' },
        { value: 'subscribers', label: 'Subscribers' },
      ]}
    />
    <Textarea name="about" label="About me" placeholder="A few words" grows />
    <CodeField name="code" label="Six digits from your app" />
    <CheckboxField name="terms" label="I have read the terms" help="They are short." />
  </Form>
);

export const Untouched: StoryObj = { render: () => form({}) };

export const Refused: StoryObj = {
  render: () =>
    form({
      email: ['This email is taken. Sign in instead?'],
      price: ['Between $4.99 and $49.99.'],
      password: ['At least 8 characters.'],
      audience: ['Choose one.'],
      about: [t('media.folderName.long', { count: '500' })],
      code: ['This code has passed. Wait for the next one.'],
      terms: ['You need to agree to go on.'],
    }),
};

export const Disabled: StoryObj = {
  render: () => <TextField name="email" label="Email" defaultValue="ada@fanfare.test" disabled />,
};
