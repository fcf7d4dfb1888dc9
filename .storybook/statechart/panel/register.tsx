/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { Panel } from './panel.tsx';

/** Puts the panel into Storybook's manager. */
export function register(): void {
  addons.register('statechart', () => {
    addons.add('statechart/panel', {
      type: types.PANEL,
      title: 'Statechart',
      // Kept while another tab is on top: the address follows the chart all the same.
      render: ({ active }) => (
        <div hidden={!active} style={{ height: '100%' }}>
          <Panel />
        </div>
      ),
    });
  });
}
