import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { GuestLayout } from '#src/views/app/layouts/guest.layout.tsx';
import { LoginView } from '#src/views/auth/login.view.tsx';
import { Editing } from '#stories/auth/login.stories.tsx';
import { common } from '#stories/ui/layouts.fixtures.tsx';
import { threeWidths } from './three-widths.tsx';

/** Heading that the screen gives the form. */
function Heading() {
  const { t } = useText();
  return <ScreenHeading>{t('auth.login.title')}</ScreenHeading>;
}

export default {
  title: 'Screens/Templates/Card',
  component: LoginView,
} satisfies Meta<typeof LoginView>;

/** One card of 440 px with a calm picture beside it where there is room. */
export const Page: StoryObj<typeof LoginView> = {
  ...Editing,
  decorators: [
    (Drawn) => (
      <GuestLayout {...common} path="/login" onAskAge={() => undefined}>
        <CardPage>
          <Stack>
            <Heading />
            {Drawn()}
          </Stack>
        </CardPage>
      </GuestLayout>
    ),
  ],
};
export const AtThreeWidths = threeWidths;
