/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';

/** Opens the wall of the story on the canvas, in the state in which it stands, in a window of its own. */
function WallLink() {
  const { storyId } = useStorybookState();
  const state = useStorybookApi().getQueryParam('state');
  const { color } = useTheme();
  const query = new URLSearchParams({
    id: 'start-wall--every-language',
    viewMode: 'story',
    of: storyId,
  });
  if (state !== undefined) query.set('state', state);
  return (
    <a
      href={`iframe.html?${query.toString()}`}
      target="_blank"
      rel="noreferrer"
      style={{ padding: '4px 8px', color: color.defaultText, fontSize: 12, fontWeight: 700 }}
    >
      Wall
    </a>
  );
}

/** Puts the way to the wall into Storybook's toolbar. */
export function registerWall(): void {
  addons.register('wall', () => {
    addons.add('wall/link', {
      type: types.TOOL,
      title: 'Wall',
      match: ({ viewMode }) => viewMode === 'story',
      render: () => <WallLink />,
    });
  });
}
