import type { StorybookConfig } from '@storybook/react-vite';
import { cssTarget } from '../src/build/css-target.ts';
import { changedFlowsModule } from './statechart/make/changed-flows.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/start.mdx', '../stories/**/*.stories.tsx', './*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: 'react-docgen' },
  // No tour of Storybook itself.
  features: { sidebarOnboardingChecklist: false },
  // Here and not in vite.config.ts, which the tests of the stories do not read.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), changedFlowsModule()],
    // As in the product: Storybook takes nothing of `build` over from vite.config.ts but the target of scripts.
    build: { ...vite.build, cssTarget, chunkSizeWarningLimit: 4000 },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
