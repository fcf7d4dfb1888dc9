import type { Meta } from '@storybook/react-vite';
import { startPage } from './hosting.ts';
import { pageStory } from './page.tsx';

export default { title: 'Screens/Hosting/Server' } satisfies Meta;

export const Starting = pageStory(startPage);
