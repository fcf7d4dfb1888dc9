import { useEffect } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { networkOf, weathers, type WeatherName } from '#src/weather/weather.ts';
import { presenter } from './charted.ts';
import { networkOfGlobals } from './toolbars.ts';
import { Badge } from './weather/badge.tsx';
import { playUnder, type Later } from './weather/player.ts';

const later: Later = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/** True for a child that is no chart of its own. */
const isPort = (child: string): boolean => {
  const snapshot: unknown = presenter.playing()?.session.actor.getSnapshot();
  if (typeof snapshot !== 'object' || snapshot === null || !('children' in snapshot)) return true;
  const children = snapshot.children as Readonly<Record<string, { getSnapshot(): unknown }>>;
  const own = children[child]?.getSnapshot();
  return typeof own !== 'object' || own === null || !('machine' in own);
};

function Weather({ name, seed }: { name: WeatherName; seed: number }) {
  useEffect(() => {
    const began = performance.now();
    const elapsed = () => performance.now() - began;
    return playUnder(networkOf(weathers[name], seed), presenter, later, { isPort, elapsed });
  }, [name, seed]);
  return <Badge name={name} seed={seed} />;
}

/** Beside a story whose ports answer by themselves, as the toolbar of the network says. */
export const weathered: Decorator = (Story, { globals, id }) => {
  const network = networkOfGlobals(globals);
  return (
    <>
      <Story />
      {/* Another story begins anew. */}
      {network && <Weather key={id} {...network} />}
    </>
  );
};
