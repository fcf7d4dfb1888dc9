import { addons } from 'storybook/preview-api';
import { channel } from '../channel.ts';
import type { Begin, Presenter } from './presenter.ts';

/**
 * Joins a presenter to Storybook's channel. What is to be seen is computed from the moment the panel
 * asks: a story in a test costs nothing. `?state=` in the address is where the first story begins.
 */
export function connect(presenter: Presenter): void {
  const wire = addons.getChannel();
  let isAsked = false;
  wire.on(channel.ask, () => {
    if (!isAsked) presenter.onShown((shown) => wire.emit(channel.shown, shown));
    isAsked = true;
    void presenter.say();
  });
  wire.on(channel.take, (label: string) => void presenter.take(label));
  wire.on(channel.jump, (key: string) => void presenter.jump(key));
  wire.on(channel.back, (steps: number) => void presenter.back(steps));
  wire.on(channel.reset, () => void presenter.reset());
  wire.on(channel.look, (path: readonly string[]) => void presenter.look(path));
  wire.on(channel.test, () => {
    void presenter.test().then((text) => wire.emit(channel.tested, text));
  });
  wire.emit(channel.ready);
}

/** Beginning that an address of the canvas asks for: `?id=<story>&state=<key>`; null without a state. */
export const beginFrom = (search: string): Begin | null => {
  const params = new URLSearchParams(search);
  const [storyId, key] = [params.get('id'), params.get('state')];
  return storyId !== null && key !== null && key !== '' ? { storyId, key } : null;
};
