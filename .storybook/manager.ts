import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { register } from './statechart/panel/register.tsx';
import { registerWall } from './wall/register.tsx';

const base = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({
  theme: create({ base, brandTitle: 'Fanfare', brandTarget: '_self' }),
  selectedPanel: 'statechart/panel',
  bottomPanelHeight: 380,
});
register();
registerWall();
