import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RecoveryCodes } from '#src/ui/fields/recovery-codes.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { framed } from '#stories/lib/framed.ts';
import { isOnPaper, Paper, sheetIn } from '#stories/lib/paper.tsx';
import { secret } from '#stories/settings/settings.fixtures.ts';

export default {
  title: 'Screens/Settings/Printed recovery codes',
  component: RecoveryCodes,
  decorators: [(Drawn) => <Paper title="Sheet of paper">{Drawn()}</Paper>],
  parameters: framed,
  play: async ({ canvasElement }) => {
    const sheet = await sheetIn(canvasElement);
    await expect(isOnPaper(within(sheet).getByText(/ada@fanfare\.test/))).toBe(true);
    const [button] = within(sheet).getAllByRole('button', { hidden: true });
    await expect(isOnPaper(button)).toBe(false);
  },
} satisfies Meta<typeof RecoveryCodes>;

/** The codes as the dialog of two-factor setup has them. */
function Codes() {
  const { t } = useText();
  const heading = t('settings.twoFactorSetup.sheet', { email: 'ada@fanfare.test' });
  return <RecoveryCodes heading={heading} codes={secret.codes} fileName="recovery-codes.txt" />;
}

export const Sheet: StoryObj<typeof RecoveryCodes> = { render: () => <Codes /> };
